-- What the payment provider is told to pay out: each approved withdrawal once, until it has answered.

INSERT INTO transfer_kinds (kind, from_side, to_side, meaning) VALUES
  ('withdrawal_unpaid', '{payments}', '{player}', 'an approved withdrawal that the provider could not pay');

ALTER TABLE withdrawal_requests ADD COLUMN unpaid_transfer BIGINT UNIQUE;
ALTER TABLE withdrawal_requests DROP CONSTRAINT withdrawal_requests_state_check;
ALTER TABLE withdrawal_requests ADD CONSTRAINT withdrawal_requests_state_check
  CHECK (state IN ('requested', 'approved', 'rejected', 'taken_back', 'unpaid'));
ALTER TABLE withdrawal_requests ADD CONSTRAINT withdrawal_requests_unpaid_check
  CHECK ((unpaid_transfer IS NOT NULL) = (state = 'unpaid'));

CREATE TABLE payouts (
  withdrawal_id INTEGER PRIMARY KEY REFERENCES withdrawal_requests (id),
  provider TEXT NOT NULL,
  -- What the provider knows it by: told again under it, it is paid once.
  token TEXT NOT NULL UNIQUE,
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'paid', 'refused')),
  -- What the provider calls it; null until it was paid.
  reference TEXT,
  -- Why the provider does not pay it.
  reason TEXT,
  tries INTEGER NOT NULL DEFAULT 0,
  -- When the provider is told next; null once it has answered.
  tell_at TIMESTAMPTZ,
  changed_at TIMESTAMPTZ NOT NULL,
  CHECK ((tell_at IS NOT NULL) = (state = 'waiting')),
  CHECK ((reference IS NOT NULL) = (state = 'paid')),
  CHECK ((reason IS NOT NULL) = (state = 'refused'))
);
CREATE INDEX payouts_to_tell ON payouts (tell_at) WHERE tell_at IS NOT NULL;

-- Those approved before were paid by hand.
INSERT INTO payouts (withdrawal_id, provider, token, state, reference, changed_at)
SELECT w.id, m.provider, 'payout_by_hand_' || w.id, 'paid', 'by_hand_' || w.id, w.decided_at
FROM withdrawal_requests w JOIN payment_methods m ON m.id = w.method_id WHERE w.state = 'approved';
