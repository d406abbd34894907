import { type BrokenRule, brokenRules, type Db } from '../../db/index.ts'

/** A bet placed while a limit was being set may have been first, because the clocks of two processes differ. */
const SLACK = '1 minute'

/** Each query returns the rows that break its rule, as text. */
const RULES: Readonly<Record<string, string>> = {
  'no bet is placed during a break or an exclusion': `
    SELECT 'bet ' || b.id || ': limit ' || l.id AS detail FROM player_limits l JOIN bets b ON b.player_id = l.player_id
    WHERE l.amount IS NULL AND b.created_at > l.created_at + interval '${SLACK}' AND (l.ended_at IS NULL OR b.created_at < l.ended_at)`,
  'no deposit begins during a break or an exclusion': `
    SELECT 'deposit ' || d.id || ': limit ' || l.id AS detail FROM player_limits l JOIN deposit_intents d ON d.player_id = l.player_id
    WHERE l.amount IS NULL AND d.created_at > l.created_at + interval '${SLACK}' AND (l.ended_at IS NULL OR d.created_at < l.ended_at)`,
  'no stake is above its limit': `
    SELECT 'bet ' || b.id || ': limit ' || l.id AS detail FROM player_limits l
    JOIN bets b ON b.player_id = l.player_id AND b.currency = l.currency
    WHERE l.type = 'bet' AND b.stake > l.amount
      AND b.created_at > l.created_at + interval '${SLACK}' AND (l.ended_at IS NULL OR b.created_at < l.ended_at)`,
  // In the limit's own currency alone: what counts of others depends on the rates of then.
  'stakes of a period are within its limit': `
    SELECT 'limit ' || l.id || ': transfer ' || t.id AS detail FROM player_limits l
    JOIN wallet_accounts a ON a.player_id = l.player_id AND a.currency = l.currency
    JOIN wallet_transfers t ON t.from_account = a.id AND t.kind = 'stake'
    WHERE l.type = 'wager' AND t.at > l.created_at + interval '${SLACK}' AND (l.ended_at IS NULL OR t.at < l.ended_at)
      AND l.amount < (
        SELECT sum(CASE WHEN s.from_account = a.id THEN s.amount ELSE -s.amount END) FROM wallet_transfers s
        WHERE (s.from_account = a.id AND s.kind = 'stake' OR s.to_account = a.id AND s.kind = 'stake_returned')
          AND s.id <= t.id AND s.at >= limit_period_start(l.period, l.strategy, l.time_zone, t.at))`,
  'of limits of one kind one holds at a time': `
    SELECT 'limits ' || a.id || ' and ' || b.id AS detail FROM player_limits a
    JOIN player_limits b ON b.player_id = a.player_id AND b.id > a.id AND b.type = a.type AND b.is_imposed = a.is_imposed
      AND b.period IS NOT DISTINCT FROM a.period AND b.strategy IS NOT DISTINCT FROM a.strategy
    WHERE a.amount IS NOT NULL AND b.amount IS NOT NULL
      AND tstzrange(a.created_at, CASE WHEN a.ended_at IS NOT NULL THEN greatest(a.ended_at, a.created_at) END)
        && tstzrange(b.created_at, CASE WHEN b.ended_at IS NOT NULL THEN greatest(b.ended_at, b.created_at) END)`,
}

/** Names of the rules. */
export const LIMIT_RULES: readonly string[] = Object.keys(RULES)

/** The faults of limits and exclusions, as a transaction sees them. */
export function limitFaults(tx: Db): Promise<readonly BrokenRule[]> {
  return brokenRules(tx, RULES)
}
