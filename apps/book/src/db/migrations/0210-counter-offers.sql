-- The desk's answer to a large stake may be another bet: a smaller stake, another price, for a limited time. `offered` while its player
-- has not answered, `declined` when they let it go; taken, the bet is approved with what was offered.
ALTER TABLE bets DROP CONSTRAINT bets_vip_verdict_check;
ALTER TABLE bets
  ADD CONSTRAINT bets_vip_verdict_check CHECK (vip_verdict IN ('approved', 'rejected', 'offered', 'declined')),
  -- What the player had asked for, where the desk offers something else.
  ADD COLUMN asked_stake BIGINT CHECK (asked_stake > 0),
  ADD COLUMN offer_stake BIGINT CHECK (offer_stake > 0 AND offer_stake <= asked_stake),
  -- The price that the desk promises, scaled; null where the bet's own prices count, as at placement.
  ADD COLUMN offer_odds BIGINT CHECK (offer_odds > 10000),
  -- What the offer may pay.
  ADD COLUMN offer_win BIGINT CHECK (offer_win > offer_stake),
  ADD COLUMN offer_until TIMESTAMPTZ,
  ADD CHECK ((asked_stake IS NULL) = (offer_stake IS NULL) AND (offer_stake IS NULL) = (offer_win IS NULL)
    AND (offer_stake IS NULL) = (offer_until IS NULL) AND (offer_odds IS NULL OR offer_stake IS NOT NULL)),
  ADD CHECK (vip_verdict NOT IN ('offered', 'declined') OR offer_stake IS NOT NULL);
