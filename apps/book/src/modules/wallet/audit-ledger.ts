import { type BrokenRule, brokenRules, type Db } from '../../db/index.ts'
import { DEBT_RULES } from './audit-debts.ts'
import { HOST_WALLET_RULES } from './audit-host-wallets.ts'

/** Something in the books that must not be. */
export type LedgerFinding = BrokenRule<keyof typeof RULES>

/** States of a bet in which its stake is at risk. */
const OPEN = "('submitted', 'waiting_results', 'cashout_in_progress')"

/** The stake debited at placement. If the player took a counter-offer of the desk, it is the stake first requested. */
const STAKE_TAKEN =
  "CASE WHEN b.vip_verdict = 'approved' THEN coalesce(b.asked_stake, b.stake + b.cashed_stake) ELSE b.stake + b.cashed_stake END"

/** Each query returns the rows that break its rule, as text. */
const RULES = {
  'the accounts of every currency sum to zero': `
    SELECT coalesce(a.currency, 'no account') || ': ' || sum(e.amount) AS detail
    FROM wallet_entries e LEFT JOIN wallet_accounts a ON a.id = e.account_id GROUP BY a.currency HAVING sum(e.amount) <> 0`,
  'a transfer takes from one account what it gives to another': `
    SELECT 'transfer ' || id || ': ' || amount || ' from ' || from_account || ' to ' || to_account AS detail
    FROM wallet_transfers WHERE amount <= 0 OR from_account = to_account`,
  'a transfer goes from and to the sides of its kind': `
    SELECT 'transfer ' || t.id || ' (' || t.kind || ')' AS detail
    FROM wallet_transfers t LEFT JOIN transfer_kinds k ON k.kind = t.kind
    LEFT JOIN wallet_accounts f ON f.id = t.from_account LEFT JOIN wallet_accounts a ON a.id = t.to_account
    WHERE (coalesce(f.system_code, 'player') = ANY (k.from_side) AND coalesce(a.system_code, 'player') = ANY (k.to_side)) IS NOT TRUE`,
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
  'no account of the system is negative except those on behalf of others': `
    SELECT 'account ' || a.id || ' (' || a.system_code || ' ' || a.currency || '): ' || sum(e.amount) AS detail
    FROM wallet_accounts a JOIN wallet_entries e ON e.account_id = a.id
    WHERE a.system_code NOT IN ('house_equity', 'deposits', 'player_debts', 'payments', 'exchange', 'host_wallets', 'host_claims') GROUP BY a.id HAVING sum(e.amount) < 0`,
  'the pending stakes are the stakes of undecided bets': `
    SELECT c.code || ': pending ' || coalesce(p.total, 0) || ', open bets ' || coalesce(b.total, 0) AS detail FROM currencies c
    LEFT JOIN (SELECT e.currency, sum(e.amount) AS total FROM wallet_entries e JOIN wallet_accounts a ON a.id = e.account_id
               WHERE a.system_code = 'stakes_pending' GROUP BY 1) p ON p.currency = c.code
    LEFT JOIN (SELECT currency, sum(stake) AS total FROM bets WHERE status IN ${OPEN} GROUP BY 1) b ON b.currency = c.code
    WHERE coalesce(p.total, 0) <> coalesce(b.total, 0)`,
  'the stake of an open bet is held, and of no other': `
    SELECT 'bet ' || b.id || ' (' || b.status || '): held ' || coalesce(p.held, 0) || ', stake ' || b.stake AS detail FROM bets b
    LEFT JOIN (SELECT t.bet_id, sum(CASE WHEN t.to_account = a.id THEN t.amount ELSE -t.amount END) AS held
               FROM wallet_accounts a JOIN wallet_transfers t ON a.id IN (t.from_account, t.to_account)
               WHERE a.system_code = 'stakes_pending' GROUP BY 1) p ON p.bet_id = b.id
    WHERE coalesce(p.held, 0) <> CASE WHEN b.status IN ${OPEN} THEN b.stake ELSE 0 END`,
  'a bet is on an account of its player': `
    SELECT 'bet ' || b.id || ': account ' || b.account_id AS detail FROM bets b LEFT JOIN wallet_accounts a ON a.id = b.account_id
    WHERE (a.player_id, a.currency) IS DISTINCT FROM (b.player_id, b.currency)`,
  'every bet took its stake once': `
    SELECT 'bet ' || b.id AS detail FROM bets b LEFT JOIN bet_bonuses x ON x.bet_id = b.id AND x.is_house
    LEFT JOIN wallet_transfers t ON t.bet_id = b.id AND t.kind IN ('stake', 'bonus_stake')
    WHERE t.amount IS DISTINCT FROM ${STAKE_TAKEN} OR t.currency <> b.currency OR (t.kind = 'bonus_stake') <> (x.bet_id IS NOT NULL)
      OR t.kind = 'stake' AND t.from_account <> b.account_id`,
  'a bet gave back what its state says': `
    SELECT 'bet ' || b.id || ' (' || b.status || '): ' || coalesce(t.total, 0) AS detail FROM bets b
    LEFT JOIN bet_bonuses x ON x.bet_id = b.id AND x.is_house
    LEFT JOIN (SELECT t.bet_id, sum(CASE WHEN t.kind = 'debt' OR t.from_account = b.account_id THEN -t.amount ELSE t.amount END) AS total
               FROM wallet_transfers t JOIN bets b ON b.id = t.bet_id
               WHERE t.kind IN ('payout', 'correction', 'debt') OR (t.kind = 'stake_returned' AND t.round = 1) GROUP BY 1) t ON t.bet_id = b.id
    WHERE coalesce(t.total, 0) <> CASE b.status WHEN 'rejected' THEN CASE WHEN x.bet_id IS NULL THEN b.stake ELSE 0 END WHEN 'done' THEN b.win_amount WHEN 'cancelled' THEN b.win_amount ELSE 0 END`,
  'what the desk did not take of a stake came back once': `
    SELECT 'bet ' || b.id || ': ' || coalesce(t.amount, 0) || ' of ' || ${STAKE_TAKEN} AS detail FROM bets b
    LEFT JOIN wallet_transfers t ON t.bet_id = b.id AND t.kind = 'stake_returned' AND t.round <> 1
    WHERE coalesce(t.amount, 0) <> ${STAKE_TAKEN} - b.stake - b.cashed_stake
      OR (t.id IS NOT NULL AND (t.round <> 2 OR t.to_account <> b.account_id))`,
  ...DEBT_RULES,
  ...HOST_WALLET_RULES,
  'what was cashed out of a bet is the sum of its parts': `
    SELECT 'bet ' || b.id || ': ' || b.cashed_stake || ' for ' || b.cashed_amount AS detail FROM bets b
    LEFT JOIN (SELECT bet_id, sum(stake) AS stake, sum(amount) AS amount FROM bet_cashouts GROUP BY 1) c ON c.bet_id = b.id
    WHERE (b.cashed_stake, b.cashed_amount) <> (coalesce(c.stake, 0), coalesce(c.amount, 0))`,
  'each part that was cashed out was paid once, as agreed': `
    SELECT 'bet ' || bet_id || ', part ' || part || ': ' || coalesce(c.stake, 0) || ' for ' || coalesce(c.amount, 0)
      || ', booked ' || coalesce(t.stake, 0) || ' for ' || coalesce(t.amount, 0) AS detail
    FROM bet_cashouts c
    FULL JOIN (SELECT bet_id, round AS part, sum(amount) FILTER (WHERE kind = 'stake_cashed_out') AS stake,
                      sum(amount) FILTER (WHERE kind = 'cash_out') AS amount
               FROM wallet_transfers WHERE kind IN ('stake_cashed_out', 'cash_out') GROUP BY 1, 2) t USING (bet_id, part)
    WHERE (c.stake, c.amount) IS DISTINCT FROM (t.stake::bigint, t.amount::bigint)`,
  'what settlement booked belongs to a settlement of its bet': `
    SELECT 'transfer ' || t.id || ' (' || t.kind || '): round ' || t.round || ' of ' || b.round AS detail
    FROM wallet_transfers t JOIN bets b ON b.id = t.bet_id
    WHERE t.kind IN ('stake_settled', 'stake_reopened', 'payout', 'correction', 'debt') AND t.round NOT BETWEEN 1 AND b.round`,
  'a movement of a bet has its bet': `
    SELECT 'transfer ' || t.id AS detail FROM wallet_transfers t LEFT JOIN bets b ON b.id = t.bet_id
    WHERE t.bet_id IS NOT NULL AND b.id IS NULL`,
  "a bet's state and its legs agree": `
    SELECT 'bet ' || b.id || ' (' || b.status || ')' AS detail FROM bets b JOIN bet_legs l ON l.bet_id = b.id
    GROUP BY b.id HAVING bool_or(l.status = 'held') <> (b.status = 'submitted')
      OR (b.status = 'waiting_results' AND bool_and(l.status NOT IN ('open', 'held')))
      OR (b.status = 'done' AND bool_or(l.status = 'open') AND NOT bool_or(l.status = 'lose'))`,
} as const

/** Names of the rules. */
export const LEDGER_RULES: readonly string[] = Object.keys(RULES)

/** The faults of the ledger, as a transaction sees them. */
export function ledgerFaults(tx: Db): Promise<readonly LedgerFinding[]> {
  return brokenRules(tx, RULES)
}

/**
 * Proves the ledger: reads the whole of it in one snapshot and returns what is wrong, so an empty list means that every
 * balance is backed by entries, every open stake is held, and nothing was paid twice.
 */
export function auditLedger(db: Db): Promise<readonly LedgerFinding[]> {
  return inSnapshot(db, ledgerFaults)
}

/** Runs something that reads a lot, on what the database was at its beginning. */
export function inSnapshot<T>(db: Db, read: (tx: Db) => Promise<T>): Promise<T> {
  return db.tx(async (tx) => {
    await tx.exec('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY')
    return read(tx)
  })
}
