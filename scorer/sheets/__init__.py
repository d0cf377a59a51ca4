"""Лист партии: the party sheet as data, and as plain text and a spreadsheet.

Standard library only. Codes and figures, no language: words come from whoever shows it.
"""
