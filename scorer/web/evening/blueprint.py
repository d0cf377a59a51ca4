"""The blueprint of the evening's pages."""

from flask import Blueprint

pages = Blueprint("evening", __name__)
