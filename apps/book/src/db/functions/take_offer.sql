-- A player takes the desk's counter-offer: the rest of the stake is returned at once, and the bet is decided next.
-- Stake and price name the offer, so that a player cannot take one they have not seen. Returns taken; excluded (a break
-- holds since), under_age and account_held (see hold_refusal); over (it was taken, ran out, or is another one), and
-- then nothing happened.
CREATE OR REPLACE FUNCTION take_offer(p_bet BIGINT, p_player INTEGER, p_stake BIGINT, p_odds BIGINT, p_at TIMESTAMPTZ)
RETURNS TEXT LANGUAGE plpgsql AS $$
DECLARE b bets; refusal TEXT;
BEGIN
  SELECT * INTO b FROM bets WHERE id = p_bet AND player_id = p_player FOR UPDATE;
  IF b.id IS NULL OR b.status <> 'submitted' OR b.vip_verdict IS DISTINCT FROM 'offered' OR b.offer_stake <> p_stake
     OR b.offer_odds IS DISTINCT FROM p_odds OR b.offer_until <= p_at THEN
    RETURN 'over';
  END IF;
  PERFORM wallet_hold(ARRAY[b.account_id]);
  refusal := own_limit_refusal(p_player, p_at, '[]');
  IF refusal IN ('excluded', 'under_age', 'account_held') THEN RETURN refusal; END IF;

  PERFORM set_config('touchline.at', p_at::text, true);
  PERFORM set_config('touchline.reason', 'the offer was taken', true);
  UPDATE bets SET vip_verdict = 'approved', decide_at = p_at, stake = offer_stake, win_amount = offer_win,
    odds = coalesce(offer_odds, odds), exposure = ceil(exposure * offer_win::numeric / win_amount)
  WHERE id = p_bet;
  PERFORM set_config('touchline.at', '', true);
  PERFORM set_config('touchline.reason', '', true);
  IF p_odds IS NOT NULL AND b.type = 'single' THEN
    UPDATE bet_legs SET odds = p_odds WHERE bet_id = p_bet;
  END IF;
  -- Points and jackpots are of the stake that is taken, as if it had been requested.
  UPDATE bet_bonuses SET points = div(points::numeric * p_stake, b.stake)::bigint, farmable = div(farmable::numeric * p_stake, b.stake)::bigint
  WHERE bet_id = p_bet;
  UPDATE jackpot_entries e SET stake = p_stake,
    state = CASE WHEN p_stake < (j.definition ->> 'min_stake')::bigint THEN 'left_out' ELSE e.state END
  FROM jackpots j WHERE j.id = e.jackpot_id AND e.bet_id = p_bet AND e.state = 'waiting';
  IF b.stake > b.offer_stake THEN
    -- The second round: the first is that of a bet that comes back whole.
    PERFORM wallet_post(ARRAY[('stake_returned', wallet_system('stakes_pending', b.currency), b.account_id, b.currency,
      b.stake - b.offer_stake, p_bet, 2, p_at)::wallet_posting]);
  END IF;
  PERFORM outbox_append_balances(ARRAY[b.account_id], jsonb_build_array(jsonb_build_object('type', 'bet_changed', 'bet_id', p_bet)));
  RETURN 'taken';
END $$;
