import { type BrokenRule, brokenRules, type Db } from '../../db/index.ts'
import { MONEY_OUT_RULES } from './audit-money-out.ts'

/** Each query returns the rows that break its rule, as text. */
const RULES: Readonly<Record<string, string>> = {
  'a deposit that succeeded was booked once, as it was agreed': `
    SELECT 'deposit ' || coalesce(d.id::text, '-') || ' (' || coalesce(d.state, 'none') || '): transfer ' || coalesce(t.id::text, '-') AS detail
    FROM (SELECT * FROM deposit_intents WHERE transfer_id IS NOT NULL) d
    FULL JOIN (SELECT * FROM wallet_transfers WHERE kind = 'payment') t ON t.id = d.transfer_id
    WHERE (d.amount, d.currency, d.account_id) IS DISTINCT FROM (t.amount, t.currency, t.to_account)`,
  'a deposit has the state that its provider stated': `
    SELECT 'deposit ' || d.id || ' (' || d.state || ')' AS detail FROM deposit_intents d
    LEFT JOIN (SELECT deposit_id, array_agg(type) AS said FROM payment_events GROUP BY 1) e ON e.deposit_id = d.id
    WHERE d.state <> 'created' AND (d.state = ANY (e.said)) IS NOT TRUE
       OR d.state = 'charged_back' AND ('succeeded' = ANY (e.said)) IS NOT TRUE`,
  'a deposit that was taken back left its account or is owed': `
    SELECT 'deposit ' || coalesce(d.id::text, '-') || ': transfer ' || coalesce(t.id::text, '-') AS detail
    FROM (SELECT * FROM deposit_intents WHERE chargeback_transfer IS NOT NULL) d
    FULL JOIN (SELECT * FROM wallet_transfers WHERE kind = 'chargeback') t ON t.id = d.chargeback_transfer
    WHERE (d.amount - d.owed, d.account_id) IS DISTINCT FROM (t.amount, t.from_account)
    UNION ALL
    SELECT 'deposit ' || coalesce(d.id::text, '-') || ': owed by transfer ' || coalesce(t.id::text, '-')
    FROM (SELECT * FROM deposit_intents WHERE owed_transfer IS NOT NULL OR owed > 0) d
    FULL JOIN (SELECT * FROM wallet_transfers WHERE kind = 'chargeback_owed') t ON t.id = d.owed_transfer
    WHERE (d.owed, d.currency) IS DISTINCT FROM (t.amount, t.currency)
    UNION ALL
    SELECT 'deposit ' || id || ' (' || state || ')' FROM deposit_intents
    WHERE (state = 'charged_back') <> (chargeback_transfer IS NOT NULL OR owed_transfer IS NOT NULL)`,
  'a deposit is on an account of its player': `
    SELECT 'deposit ' || d.id || ': account ' || d.account_id AS detail FROM deposit_intents d
    LEFT JOIN wallet_accounts a ON a.id = d.account_id WHERE (a.player_id, a.currency) IS DISTINCT FROM (d.player_id, d.currency)`,
  'a deposit by hand was booked once': `
    SELECT 'deposit ' || d.reference AS detail FROM deposits_by_hand d LEFT JOIN wallet_transfers t ON t.id = d.transfer_id
    WHERE (t.kind, t.amount, t.to_account) IS DISTINCT FROM ('deposit', d.amount, d.account_id)`,
  'the money of withdrawals is held until they are decided': `
    SELECT c.code || ': held ' || coalesce(h.total, 0) || ', asked for ' || coalesce(w.total, 0) AS detail FROM currencies c
    LEFT JOIN (SELECT e.currency, sum(e.amount) AS total FROM wallet_entries e JOIN wallet_accounts a ON a.id = e.account_id
               WHERE a.system_code = 'withdrawals_pending' GROUP BY 1) h ON h.currency = c.code
    LEFT JOIN (SELECT currency, sum(amount) AS total FROM withdrawal_requests WHERE state = 'requested' GROUP BY 1) w ON w.currency = c.code
    WHERE coalesce(h.total, 0) <> coalesce(w.total, 0)`,
  'a withdrawal left its account once and went where its state says': `
    SELECT 'withdrawal ' || coalesce(w.id::text, '-') || ': transfer ' || coalesce(t.id::text, '-') AS detail FROM withdrawal_requests w
    FULL JOIN (SELECT * FROM wallet_transfers WHERE kind = 'withdrawal_reserved') t ON t.id = w.reserved_transfer
    WHERE (w.amount, w.account_id) IS DISTINCT FROM (t.amount, t.from_account)
    UNION ALL
    SELECT 'withdrawal ' || coalesce(w.id::text, '-') || ' (' || coalesce(w.state, 'none') || '): transfer ' || coalesce(t.id::text, '-')
    FROM (SELECT * FROM withdrawal_requests WHERE state <> 'requested') w
    FULL JOIN (SELECT * FROM wallet_transfers WHERE kind IN ('withdrawal_returned', 'withdrawal_paid')) t ON t.id = w.decided_transfer
    WHERE (w.amount, w.currency) IS DISTINCT FROM (t.amount, t.currency)
       OR (w.state IN ('approved', 'unpaid')) <> (t.kind = 'withdrawal_paid')
       OR w.state NOT IN ('approved', 'unpaid') AND w.account_id <> t.to_account`,
  'an approved withdrawal is ordered, and returned only where the order is refused': `
    SELECT 'withdrawal ' || coalesce(w.id, p.withdrawal_id) || ' (' || w.state || '): payout ' || coalesce(p.state, 'none') AS detail
    FROM (SELECT * FROM withdrawal_requests WHERE state IN ('approved', 'unpaid')) w
    FULL JOIN payouts p ON p.withdrawal_id = w.id
    WHERE w.id IS NULL OR p.withdrawal_id IS NULL
       OR w.state = 'unpaid' AND p.state IS DISTINCT FROM 'refused'
    UNION ALL
    SELECT 'withdrawal ' || coalesce(w.id::text, '-') || ': given back by transfer ' || coalesce(t.id::text, '-')
    FROM (SELECT * FROM withdrawal_requests WHERE unpaid_transfer IS NOT NULL) w
    FULL JOIN (SELECT * FROM wallet_transfers WHERE kind = 'withdrawal_unpaid') t ON t.id = w.unpaid_transfer
    WHERE (w.amount, w.account_id) IS DISTINCT FROM (t.amount, t.to_account)`,
  'a withdrawal goes to what its player has paid with': `
    SELECT 'withdrawal ' || w.id AS detail FROM withdrawal_requests w JOIN payment_methods m ON m.id = w.method_id
    WHERE w.player_id <> m.player_id
       OR NOT EXISTS (SELECT 1 FROM deposit_intents d WHERE d.method_id = m.id AND d.transfer_id IS NOT NULL)`,
  ...MONEY_OUT_RULES,
  'an exchange gave what its rates give': `
    SELECT 'exchange ' || x.id || ': ' || x.amount || ' for ' || x.received AS detail FROM exchanges x
    JOIN wallet_accounts f ON f.id = x.from_account JOIN currencies fc ON fc.code = f.currency
    JOIN wallet_accounts t ON t.id = x.to_account JOIN currencies tc ON tc.code = t.currency
    WHERE NOT x.amount::numeric * tc.subunits * x.to_rate * (10000 - x.margin) >= x.received::numeric * fc.subunits * x.from_rate * 10000
       OR NOT x.amount::numeric * tc.subunits * x.to_rate * (10000 - x.margin) < (x.received + 1)::numeric * fc.subunits * x.from_rate * 10000`,
  'an exchange took from one account of a player what another got': `
    SELECT 'exchange ' || coalesce(x.id::text, '-') || ': transfer ' || t.id AS detail FROM wallet_transfers t
    LEFT JOIN exchanges x ON t.id IN (x.out_transfer, x.in_transfer)
    LEFT JOIN wallet_accounts f ON f.id = x.from_account LEFT JOIN wallet_accounts a ON a.id = x.to_account
    WHERE t.kind IN ('exchange_out', 'exchange_in')
      AND ((t.amount, coalesce(f.player_id, 0), coalesce(a.player_id, 0)) IS DISTINCT FROM
           (CASE t.kind WHEN 'exchange_out' THEN x.amount ELSE x.received END, x.player_id, x.player_id)
        OR x.from_account <> t.from_account AND t.kind = 'exchange_out' OR x.to_account <> t.to_account AND t.kind = 'exchange_in')`,
}

/** Names of the rules. */
export const CASHIER_RULES: readonly string[] = Object.keys(RULES)

/** The faults of deposits, withdrawals and exchanges, as a transaction sees them. */
export function cashierFaults(tx: Db): Promise<readonly BrokenRule[]> {
  return brokenRules(tx, RULES)
}
