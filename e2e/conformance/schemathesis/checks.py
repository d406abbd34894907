"""What Schemathesis is to hold this contract against, beside its own checks."""

import schemathesis

VALIDATION = 1000
# What the document cannot say: what holds between fields (one of two, not both), and what this back end offers.
NOT_OF_FORM = {"body", "body.locale", "body.stakes", "body.currency", "body.bets.stake.currency"}
# Nor does it say again for every text that none has a NUL or half a character.
UNSTORABLE = "has characters that cannot be stored"


@schemathesis.check
def described_requests_pass_validation(ctx, response, case):
    """A request as the document describes it may be refused for what it is about, never for its form."""
    if case.meta is None or not case.meta.generation.mode.is_positive or response.status_code != 400:
        return
    answer = response.json()
    if answer["code"] != VALIDATION:
        return
    details = answer["data"]["details"]
    places = {detail["path"] for detail in details if detail["message"] != UNSTORABLE}
    assert details and places <= NOT_OF_FORM, f"refused for its form: {sorted(places)}"
