"""Слова: codes become words here and nowhere else, through gettext.

Functions of plain values that return text in the language of the request. Names of players
stay in the nominative and verbs in the present: the program knows neither case nor gender.
"""
