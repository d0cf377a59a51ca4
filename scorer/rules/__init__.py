"""Правила: the game itself. Frozen values in, results out; standard library only.

One rule is one module, named as players name it. `settle` puts them together for a deal;
a party as a sequence of deals is the ledger's (`scorer.ledger`).
"""
