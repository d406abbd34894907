-- Where a bet counts. Two legs on one market count there once.
CREATE OR REPLACE VIEW bet_exposures AS
  SELECT b.id AS bet_id, b.exposure, k.*
  FROM bets b, LATERAL (
    SELECT DISTINCT l.match_id, l.market_id, l.specifier, x.outcome_id, x.holder
    FROM bet_legs l, LATERAL (VALUES
      (l.outcome_id, -1 - b.player_id % 16), ('', -1 - b.player_id % 16), ('', b.player_id)) AS x (outcome_id, holder)
    WHERE l.bet_id = b.id) k;
