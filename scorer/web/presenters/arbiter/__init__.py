"""Слова арбитра: rulings as sentences, and what is said at the table."""
