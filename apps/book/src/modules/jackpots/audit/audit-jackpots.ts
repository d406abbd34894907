import { type BrokenRule, brokenRules, type Db } from '../../../db/index.ts'
import { faultyDraws } from './faulty-draws.ts'

/** Each query returns the rows that break its rule, as text. */
const RULES: Readonly<Record<string, string>> = {
  'the jackpot pools hold what their open rounds say': `
    SELECT a.currency || ': account ' || coalesce(e.total, 0) || ', rounds ' || coalesce(r.total, 0) AS detail FROM wallet_accounts a
    LEFT JOIN (SELECT account_id, sum(amount) AS total FROM wallet_entries GROUP BY 1) e ON e.account_id = a.id
    LEFT JOIN (SELECT j.currency, sum(r.pool / 1000000) AS total FROM jackpot_rounds r JOIN jackpots j ON j.id = r.jackpot_id
               WHERE r.ended_at IS NULL GROUP BY 1) r ON r.currency = a.currency
    WHERE a.system_code = 'jackpot_pools' AND coalesce(e.total, 0) <> coalesce(r.total, 0)`,
  'jackpot prizes are kept for the hits that are not paid': `
    SELECT a.currency || ': account ' || coalesce(e.total, 0) || ', hits ' || coalesce(h.total, 0) AS detail FROM wallet_accounts a
    LEFT JOIN (SELECT account_id, sum(amount) AS total FROM wallet_entries GROUP BY 1) e ON e.account_id = a.id
    LEFT JOIN (SELECT j.currency, sum(h.amount) AS total FROM jackpot_hits h JOIN jackpots j ON j.id = h.jackpot_id
               WHERE h.status IN ('waiting', 'approved') GROUP BY 1) h ON h.currency = a.currency
    WHERE a.system_code = 'jackpot_prizes' AND coalesce(e.total, 0) <> coalesce(h.total, 0)`,
  'a jackpot round holds its opening amount and the contributions of bets, less the hits': `
    SELECT 'round ' || r.id || ': ' || r.pool AS detail FROM jackpot_rounds r
    LEFT JOIN (SELECT round_id, sum(contribution) AS fed FROM jackpot_draws GROUP BY 1) d ON d.round_id = r.id
    LEFT JOIN jackpot_hits h ON h.round_id = r.id
    WHERE r.pool <> r.began_with + coalesce(d.fed, 0) - coalesce(h.amount, 0) * 1000000`,
  'a jackpot hit was drawn, and paid once, to the player of its bet': `
    SELECT 'hit ' || h.id || ' (' || h.status || '): ' || coalesce(t.amount::text, 'nothing') AS detail FROM jackpot_hits h
    JOIN bets b ON b.id = h.bet_id
    LEFT JOIN jackpot_draws d ON d.round_id = h.round_id AND d.bet_id = h.bet_id AND d.is_hit
    LEFT JOIN wallet_transfers t ON t.bet_id = h.bet_id AND t.kind = 'jackpot' AND t.round = h.level + 1 AND t.to_account = b.account_id
    WHERE d.bet_id IS NULL OR h.player_id <> b.player_id
      OR t.amount IS DISTINCT FROM CASE WHEN h.status = 'paid' THEN h.amount END`,
  'only bets that were taken are drawn': `
    SELECT 'bet ' || e.bet_id || ' (' || b.status || '): ' || e.state AS detail FROM jackpot_entries e JOIN bets b ON b.id = e.bet_id
    LEFT JOIN (SELECT d.bet_id, r.jackpot_id, count(*) AS draws FROM jackpot_draws d JOIN jackpot_rounds r ON r.id = d.round_id GROUP BY 1, 2) d
      ON d.bet_id = e.bet_id AND d.jackpot_id = e.jackpot_id
    WHERE (e.state = 'drawn') <> (coalesce(d.draws, 0) > 0) OR (e.state = 'drawn' AND b.status IN ('submitted', 'rejected'))
    UNION ALL
    SELECT 'bet ' || d.bet_id || ' (' || coalesce(b.status, 'unknown') || '): drawn and folded' FROM jackpot_draws d
    JOIN jackpot_rounds r ON r.id = d.round_id LEFT JOIN bets b ON b.id = d.bet_id
    WHERE NOT EXISTS (SELECT 1 FROM jackpot_entries e WHERE e.bet_id = d.bet_id AND e.jackpot_id = r.jackpot_id)
      AND (d.client_key IS NULL OR b.id IS NULL OR b.status IN ('submitted', 'rejected'))`,
}
const DRAW_RULE = 'a jackpot draw is what its promised seed gives'

/** Names of the rules. */
export const JACKPOT_RULES: readonly string[] = [...Object.keys(RULES), DRAW_RULE]

/** The faults of the jackpots, as a transaction sees them. */
export async function jackpotFaults(tx: Db): Promise<readonly BrokenRule[]> {
  const draws = (await faultyDraws(tx, null)).map((detail) => ({ rule: DRAW_RULE, detail }))
  return [...(await brokenRules(tx, RULES)), ...draws]
}
