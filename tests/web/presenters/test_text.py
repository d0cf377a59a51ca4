"""Sentences and the parts that are put into them."""

from flask import Flask

from scorer.web.presenters.text import gettext


def test_a_name_written_leftward_turns_no_figure_beside_it(app: Flask) -> None:
    with app.test_request_context():
        said = gettext("%(name)s writes: %(points)d", name="\u0645\u062d\u0645\u062f", points=50)
    assert said == "Пишет \u2068\u0645\u062d\u0645\u062f\u2069: 50"


def test_a_name_cannot_command_the_rest_of_a_sentence_to_turn_round(app: Flask) -> None:
    with app.test_request_context():
        assert gettext("%(name)s writes: %(points)d", name="Аня\u202e", points=50) == "Пишет Аня: 50"


def test_other_names_stand_as_they_are(app: Flask) -> None:
    with app.test_request_context():
        name = "\U0001f469\u200d\U0001f467 Жёлудь"
        assert gettext("%(name)s writes: %(points)d", name=name, points=50) == f"Пишет {name}: 50"


def test_a_sentence_within_a_sentence_keeps_its_names_apart(app: Flask) -> None:
    with app.test_request_context():
        inner = gettext("%(name)s writes: %(points)d", name="\u0645", points=5)
        assert inner in gettext("They write: %(who)s", who=inner)
        stray = gettext("%(name)s writes: %(points)d", name="Аня\u2069", points=50)
    assert stray == "Пишет Аня: 50"
