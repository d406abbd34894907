import type { Db } from '../../db/index.ts'

/** Something in the books that must not be. */
export interface LedgerFinding {
  /** Which rule is broken. */
  readonly rule: keyof typeof RULES
  /** The row that shows it. */
  readonly detail: string
}

/** Each query answers the rows that break its rule, as text. */
const RULES = {
  'the entries of every currency sum to zero': `
    SELECT currency || ': ' || sum(amount) AS detail FROM wallet_entries GROUP BY currency HAVING sum(amount) <> 0`,
  "an entry has its account's currency": `
    SELECT 'transfer ' || e.transfer_id AS detail FROM wallet_entries e LEFT JOIN wallet_accounts a ON a.id = e.account_id
    WHERE a.currency IS DISTINCT FROM e.currency`,
  'a balance is the sum of its entries': `
    SELECT 'account ' || a.id || ': balance ' || a.balance || ', entries ' || coalesce(e.total, 0) AS detail
    FROM wallet_accounts a LEFT JOIN (SELECT account_id, sum(amount) AS total FROM wallet_entries GROUP BY 1) e ON e.account_id = a.id
    WHERE a.player_id IS NOT NULL AND a.balance <> coalesce(e.total, 0)`,
  'a version counts the movements of its account': `
    SELECT 'account ' || a.id || ': version ' || a.version || ', entries ' || coalesce(e.times, 0) AS detail
    FROM wallet_accounts a LEFT JOIN (SELECT account_id, count(*) AS times FROM wallet_entries GROUP BY 1) e ON e.account_id = a.id
    WHERE a.player_id IS NOT NULL AND a.version <> coalesce(e.times, 0)`,
  'no player owes': `
    SELECT 'account ' || id || ': ' || balance AS detail FROM wallet_accounts WHERE balance < 0`,
  'the pending stakes are the stakes of undecided bets': `
    SELECT c.code || ': pending ' || coalesce(p.total, 0) || ', open bets ' || coalesce(b.total, 0) AS detail FROM currencies c
    LEFT JOIN (SELECT e.currency, sum(e.amount) AS total FROM wallet_entries e JOIN wallet_accounts a ON a.id = e.account_id
               WHERE a.system_code = 'stakes_pending' GROUP BY 1) p ON p.currency = c.code
    LEFT JOIN (SELECT currency, sum(stake) AS total FROM bets WHERE status IN ('submitted', 'waiting_results') GROUP BY 1) b ON b.currency = c.code
    WHERE coalesce(p.total, 0) <> coalesce(b.total, 0)`,
  'every bet took its stake once': `
    SELECT 'bet ' || b.id AS detail FROM bets b LEFT JOIN wallet_transfers t ON t.bet_id = b.id AND t.kind = 'stake'
    WHERE t.amount IS DISTINCT FROM b.stake + b.cashed_stake OR t.currency <> b.currency OR t.from_account <> b.account_id`,
  'a bet gave back what its state says': `
    SELECT 'bet ' || b.id || ' (' || b.status || '): ' || coalesce(t.total, 0) AS detail FROM bets b
    LEFT JOIN (SELECT t.bet_id, sum(CASE WHEN t.kind = 'debt' OR t.from_account = b.account_id THEN -t.amount ELSE t.amount END) AS total
               FROM wallet_transfers t JOIN bets b ON b.id = t.bet_id
               WHERE t.kind IN ('stake_returned', 'payout', 'correction', 'debt') GROUP BY 1) t ON t.bet_id = b.id
    WHERE coalesce(t.total, 0) <> CASE b.status WHEN 'rejected' THEN b.stake WHEN 'done' THEN b.win_amount WHEN 'cancelled' THEN b.win_amount ELSE 0 END`,
  'a debt is what corrections could not take back, less what was paid of it': `
    SELECT 'account ' || coalesce(d.account_id, e.account_id) || ': debt ' || coalesce(d.amount, 0) || ', entries ' || coalesce(e.total, 0) AS detail
    FROM player_debts d FULL JOIN (
      SELECT b.account_id, sum(CASE t.kind WHEN 'debt' THEN t.amount ELSE -t.amount END) AS total
      FROM wallet_transfers t JOIN bets b ON b.id = t.bet_id WHERE t.kind IN ('debt', 'debt_repaid') GROUP BY 1) e ON e.account_id = d.account_id
    WHERE coalesce(d.amount, 0) <> coalesce(e.total, 0)`,
  'what was cashed out of a bet was booked part by part': `
    SELECT 'bet ' || b.id AS detail FROM bets b
    LEFT JOIN (SELECT bet_id, sum(stake) AS stake, sum(amount) AS amount FROM bet_cashouts GROUP BY 1) c ON c.bet_id = b.id
    LEFT JOIN (SELECT bet_id, sum(amount) FILTER (WHERE kind = 'stake_cashed_out') AS stake,
                      sum(amount) FILTER (WHERE kind = 'cash_out') AS amount FROM wallet_transfers GROUP BY 1) t ON t.bet_id = b.id
    WHERE (b.cashed_stake, b.cashed_amount) <> (coalesce(c.stake, 0), coalesce(c.amount, 0))
       OR (b.cashed_stake, b.cashed_amount) <> (coalesce(t.stake, 0), coalesce(t.amount, 0))`,
  'what was withdrawn is what withdrawals say': `
    SELECT 'account ' || coalesce(w.account_id, t.account_id) || ': withdrawals ' || coalesce(w.total, 0) || ', entries ' || coalesce(t.total, 0) AS detail
    FROM (SELECT account_id, sum(amount) AS total, count(*) AS times FROM withdrawals GROUP BY 1) w
    FULL JOIN (SELECT from_account AS account_id, sum(amount) AS total, count(*) AS times FROM wallet_transfers
               WHERE kind = 'withdrawal' GROUP BY 1) t ON t.account_id = w.account_id
    WHERE (w.total, w.times) IS DISTINCT FROM (t.total, t.times)`,
  'a movement of a bet has its bet': `
    SELECT 'transfer ' || t.id AS detail FROM wallet_transfers t LEFT JOIN bets b ON b.id = t.bet_id
    WHERE t.bet_id IS NOT NULL AND b.id IS NULL`,
  "a bet's state and its legs agree": `
    SELECT 'bet ' || b.id || ' (' || b.status || ')' AS detail FROM bets b JOIN bet_legs l ON l.bet_id = b.id
    GROUP BY b.id HAVING bool_or(l.status = 'held') <> (b.status = 'submitted')
      OR (b.status = 'waiting_results' AND bool_and(l.status NOT IN ('open', 'held')))
      OR (b.status = 'done' AND bool_or(l.status = 'open') AND NOT bool_or(l.status = 'lose'))`,
} as const

/**
 * Proves the books: reads the whole ledger in one snapshot and answers what is wrong, so an empty list means that every
 * balance is backed by entries, every open stake is held, and nothing was paid twice.
 */
export async function auditLedger(db: Db): Promise<LedgerFinding[]> {
  return db.tx(async (tx) => {
    await tx.exec('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const findings: LedgerFinding[] = []
    for (const [rule, sql] of Object.entries(RULES) as [keyof typeof RULES, string][]) {
      const rows = await tx.query<{ detail: string }>(sql, [])
      findings.push(...rows.map(({ detail }) => ({ rule, detail })))
    }
    return findings
  })
}
