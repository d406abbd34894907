-- What of an account was deposited through a provider after p_since and is not played yet, in subunits. A deposit is
-- played by the stakes of bets that were placed after it and are decided: one that is void, sold or still open plays
-- nothing.
CREATE OR REPLACE FUNCTION held_deposits(p_account BIGINT, p_since TIMESTAMPTZ) RETURNS BIGINT LANGUAGE sql STABLE AS $$
  WITH account AS (SELECT id, player_id FROM wallet_accounts WHERE id = p_account),
  paid AS (
    SELECT d.changed_at AS at, sum(d.amount) OVER (ORDER BY d.changed_at DESC, d.id DESC) AS since
    FROM deposit_intents d JOIN account a ON a.player_id = d.player_id AND a.id = d.account_id
    WHERE d.state = 'succeeded' AND d.changed_at > p_since)
  SELECT coalesce(max(greatest(p.since - coalesce((
    SELECT sum(b.stake) FROM bets b JOIN account a ON a.player_id = b.player_id AND a.id = b.account_id
    WHERE b.created_at >= p.at AND b.status = 'done' AND b.result <> 'refund_entire'
      AND NOT EXISTS (SELECT 1 FROM bet_bonuses x WHERE x.bet_id = b.id AND x.is_house)), 0), 0)), 0)::bigint
  FROM paid p
$$;
