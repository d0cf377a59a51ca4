"""Записать сдачу: the page a deal is typed on, its draft and its preview."""

from scorer.web.deal import views
from scorer.web.deal.blueprint import pages
from scorer.web.deal.drafts import draft_summary

__all__ = ["draft_summary", "pages", "views"]
