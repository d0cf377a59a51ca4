"""The web pages: blueprints, forms, and the sentences made of the engine's codes."""

from flask import Flask

from scorer.web import (
    accounts,
    api,
    arbiter,
    around,
    assets,
    bidding,
    club,
    clubs,
    correct,
    dave,
    deal,
    errors,
    evening,
    houserules,
    i18n,
    journal,
    news,
    remembered,
    rules,
    security,
    share,
    sheet,
    start,
    table,
    transfer,
    zone,
)


def init_app(app: Flask) -> None:
    """Give the application its languages, safety, error pages and pages."""
    i18n.init_app(app)
    zone.init_app(app)
    security.init_app(app)
    assets.init_app(app)
    errors.init_app(app)
    api.init_app(app)
    news.init_app(app)
    remembered.init_app(app)
    for pages in (
        start.pages,
        clubs.pages,
        table.pages,
        deal.pages,
        around.pages,
        correct.pages,
        journal.pages,
        share.pages,
        sheet.pages,
        sheet.catch_up,
        transfer.pages,
        arbiter.pages,
        rules.pages,
        houserules.pages,
        bidding.pages,
        accounts.pages,
        dave.pages,
        evening.pages,
        *club.blueprints,
    ):
        app.register_blueprint(pages)
