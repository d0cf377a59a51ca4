"""Записать сдачу: the page a deal is typed on, its draft and its preview, and what is written beside deals."""

from scorer.web.deal import around, views
from scorer.web.deal.blueprint import pages
from scorer.web.deal.drafts import draft_summary

__all__ = ["around", "draft_summary", "pages", "views"]
