/** What made debts larger and smaller, by the account that owes and the transfer that did it. */
export const DEBT_STEPS = `
  SELECT t.id, b.account_id, t.amount FROM wallet_transfers t JOIN bets b ON b.id = t.bet_id WHERE t.kind = 'debt'
  UNION ALL SELECT owed_transfer, account_id, owed FROM deposit_intents WHERE owed > 0
  UNION ALL SELECT t.id, t.from_account, -t.amount FROM wallet_transfers t JOIN wallet_accounts a ON a.id = t.to_account
    WHERE t.kind = 'debt_repaid' AND a.system_code = 'player_debts'
  UNION ALL SELECT in_transfer, debt_account, -repaid FROM debt_collections`

/**
 * Whether a rate was in force at a moment, or was replaced in the very millisecond, as SQL.
 * @param currency, units, at expressions
 */
export const wasInForce = (currency: string, units: string, at: string): string => `
  EXISTS (
    SELECT 1 FROM currency_rates r WHERE r.currency = ${currency} AND r.units_per_euro = ${units} AND r.at < ${at} + interval '1 ms'
      AND NOT EXISTS (SELECT 1 FROM currency_rates s WHERE s.currency = r.currency AND s.at > r.at AND s.at < ${at}))`

/** Subunits for one EUR by the newest rate, as SQL. */
const WORTH = `
  SELECT DISTINCT ON (c.code) c.code, c.subunits * r.units_per_euro AS worth
  FROM currencies c JOIN currency_rates r ON r.currency = c.code ORDER BY c.code, r.at DESC`

/** Rules about debts: a debt is its player's, and everything that could pay it does (decision 10). */
export const DEBT_RULES = {
  'a debt is what corrections and providers could not take back, less what was paid of it': `
    SELECT 'account ' || coalesce(d.account_id, e.account_id) || ': debt ' || coalesce(d.amount, 0) || ', entries ' || coalesce(e.total, 0) AS detail
    FROM player_debts d FULL JOIN (
      SELECT account_id, sum(amount) AS total FROM (${DEBT_STEPS}) o GROUP BY 1) e ON e.account_id = d.account_id
    WHERE coalesce(d.amount, 0) <> coalesce(e.total, 0)`,
  'nothing was withdrawn or exchanged while its player owed': `
    SELECT 'player ' || m.player_id || ': transfer ' || m.id || ' (' || m.kind || ') with ' || sum(s.amount) || ' owed' AS detail
    FROM (
      SELECT t.id, t.kind, a.player_id FROM wallet_transfers t JOIN wallet_accounts a ON a.id = t.from_account
      WHERE t.kind IN ('withdrawal', 'withdrawal_reserved', 'exchange_out')
      UNION ALL
      SELECT t.id, t.kind, w.player_id FROM withdrawal_requests w JOIN wallet_transfers t ON t.id = w.decided_transfer
      WHERE t.kind = 'withdrawal_paid') m
    JOIN ledger_rules l ON l.name = 'debts_hold_money' AND m.id > l.after_transfer
    JOIN wallet_accounts a ON a.player_id = m.player_id
    JOIN (${DEBT_STEPS}) s ON s.account_id = a.id AND s.id < m.id
    GROUP BY m.player_id, m.id, m.kind, s.account_id HAVING sum(s.amount) > 0`,
  // A rate may have changed since the last look: what is worth two subunits of the debt was worth one before.
  'who owes has nothing left that could pay it': `
    SELECT 'player ' || o.player_id || ': ' || a.balance || ' ' || a.currency || ', owing ' || d.amount || ' ' || o.currency AS detail
    FROM player_debts d JOIN wallet_accounts o ON o.id = d.account_id JOIN wallet_accounts a ON a.player_id = o.player_id AND a.balance > 0
    JOIN (${WORTH}) w ON w.code = a.currency JOIN (${WORTH}) v ON v.code = o.currency
    WHERE d.amount > 0 AND (a.id = o.id OR a.balance * v.worth >= 2 * w.worth)`,
  'what one account paid of the debt of another was worth it, at the rates of its moment': `
    SELECT 'collection ' || x.id || ': ' || x.amount || ' for ' || x.repaid AS detail FROM debt_collections x
    JOIN wallet_accounts f ON f.id = x.from_account JOIN currencies fc ON fc.code = f.currency
    JOIN wallet_accounts d ON d.id = x.debt_account JOIN currencies dc ON dc.code = d.currency
    WHERE f.player_id <> d.player_id
       OR NOT x.amount::numeric * dc.subunits * x.debt_rate >= x.repaid::numeric * fc.subunits * x.from_rate
       OR NOT (x.amount - 1)::numeric * dc.subunits * x.debt_rate < x.repaid::numeric * fc.subunits * x.from_rate
       OR NOT ${wasInForce('f.currency', 'x.from_rate', 'x.at')} OR NOT ${wasInForce('d.currency', 'x.debt_rate', 'x.at')}`,
  'what was collected for a debt was booked once': `
    SELECT 'collection ' || coalesce(x.id::text, '-') || ': transfer ' || coalesce(t.id::text, '-') AS detail
    FROM (SELECT id, out_transfer AS transfer_id, amount, from_account AS account_id FROM debt_collections) x
    FULL JOIN (SELECT t.* FROM wallet_transfers t JOIN wallet_accounts a ON a.id = t.to_account
               WHERE t.kind = 'debt_repaid' AND a.system_code = 'exchange') t ON t.id = x.transfer_id
    WHERE (x.amount, x.account_id) IS DISTINCT FROM (t.amount, t.from_account)
    UNION ALL
    SELECT 'collection ' || coalesce(x.id::text, '-') || ': transfer ' || coalesce(t.id::text, '-')
    FROM debt_collections x FULL JOIN (SELECT * FROM wallet_transfers WHERE kind = 'debt_repaid_elsewhere') t ON t.id = x.in_transfer
    WHERE x.repaid IS DISTINCT FROM t.amount`,
} as const
