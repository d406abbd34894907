-- What moved the money of a player since then, in all accounts, in the currency of each: what reached them is positive,
-- what left them negative. What was taken back (a win by a corrected result, a deposit by a bank) counts whole at the
-- time it was taken back, also where it is owed: the kinds are debt and chargeback_owed. Their repayment is
-- debt_repaid, which no total of wins or deposits counts.
CREATE OR REPLACE FUNCTION play_moves(p_player INTEGER, p_since TIMESTAMPTZ)
RETURNS TABLE (currency TEXT, kind TEXT, amount BIGINT, at TIMESTAMPTZ) LANGUAGE sql STABLE AS $$
  SELECT a.currency, t.kind, -t.amount, t.at FROM wallet_accounts a
  JOIN wallet_transfers t ON t.from_account = a.id AND t.from_account >= 1000 WHERE a.player_id = p_player AND t.at >= p_since
  UNION ALL
  SELECT a.currency, t.kind, t.amount, t.at FROM wallet_accounts a
  JOIN wallet_transfers t ON t.to_account = a.id AND t.to_account >= 1000 WHERE a.player_id = p_player AND t.at >= p_since
  UNION ALL
  SELECT a.currency, t.kind, -t.amount, t.at FROM wallet_accounts a JOIN player_debts d ON d.account_id = a.id
  JOIN bets b ON b.account_id = a.id JOIN wallet_transfers t ON t.bet_id = b.id AND t.kind = 'debt'
  WHERE a.player_id = p_player AND t.at >= p_since
  UNION ALL
  SELECT a.currency, t.kind, -t.amount, t.at FROM wallet_accounts a JOIN player_debts d ON d.account_id = a.id
  JOIN deposit_intents i ON i.account_id = a.id AND i.player_id = a.player_id JOIN wallet_transfers t ON t.id = i.owed_transfer
  WHERE a.player_id = p_player AND t.at >= p_since
$$;
