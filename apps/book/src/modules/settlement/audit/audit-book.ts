import { type BrokenRule, brokenRules, type Db } from '../../../db/index.ts'
import { BONUS_RULES, BOX_RULE, boxFaults } from '../../bonuses/index.ts'
import { CASHIER_RULES, cashierFaults } from '../../cashier/index.ts'
import { JACKPOT_RULES, jackpotFaults } from '../../jackpots/index.ts'
import { LIMIT_RULES, limitFaults } from '../../protection/index.ts'
import { inSnapshot, LEDGER_RULES, ledgerFaults } from '../../wallet/index.ts'
import { cashOutFaults, WORTH_RULE } from './cash-out-worth.ts'
import { PRICE_RULES } from './price-rules.ts'
import { REPLAY_RULES, replayFaults } from './replayed-prices.ts'
import { REVERSED_RULE, reversedResults } from './reversed-results.ts'
import { DUE_RULE, wrongPayouts } from './wrong-payouts.ts'

/** Something in the books that must not be. */
export type Finding = BrokenRule

/** Changes a bet may go through, from state to state. */
const LEGAL = [
  'submitted>waiting_results',
  'submitted>rejected',
  // What the desk offered instead was taken.
  'submitted>submitted',
  // A part was cashed out.
  'waiting_results>waiting_results',
  'waiting_results>done',
  'waiting_results>cancelled',
  'waiting_results>cashout_in_progress',
  'waiting_results>cashed_out',
  'cashout_in_progress>waiting_results',
  'cashout_in_progress>cashed_out',
  // Corrected, and taken back.
  'done>done',
  'done>waiting_results',
  'done>cancelled',
  'cancelled>waiting_results',
  'cancelled>done',
]

/** A step may be dated before the step whose lock it waited for: it carries the time of its request. */
const LOCK_WAIT = '1 minute'
/** However a bet came to be overlooked, settlement finds it within five minutes. */
const SWEEP = '10 minutes'

/** Of a bet `b`: none of its history was detached with an old month. */
const IS_WHOLE = 'coalesce(b.created_at >= history_begins(), true)'

/** Each query returns the rows that break its rule, as text. */
const RULES: Readonly<Record<string, string>> = {
  'a bet changes in legal steps': `
    SELECT 'bet ' || bet_id || ': ' || from_status || '>' || to_status AS detail FROM bet_history
    WHERE NOT from_status || '>' || to_status = ANY ('{${LEGAL.join(',')}}'::text[])`,
  'each step of a bet begins where the one before ended': `
    SELECT 'bet ' || bet_id || ': step ' || id AS detail FROM (
      SELECT h.*, lag((to_status, to_result, to_amount)::text) OVER (PARTITION BY bet_id ORDER BY h.id) AS before, ${IS_WHOLE} AS is_whole
      FROM bet_history h LEFT JOIN bets b ON b.id = h.bet_id) h
    WHERE before <> (from_status, from_result, from_amount)::text
       OR (before IS NULL AND from_status NOT IN ('submitted', 'waiting_results') AND is_whole)`,
  'the steps of a bet are in the order of time': `
    SELECT 'bet ' || bet_id || ': step ' || id || ' at ' || at || ', before it ' || before AS detail FROM (
      SELECT h.*, coalesce(lag(h.at) OVER (PARTITION BY h.bet_id ORDER BY h.id), b.created_at) AS before
      FROM bet_history h JOIN bets b ON b.id = h.bet_id) s
    WHERE at < before - interval '${LOCK_WAIT}'
    UNION ALL
    SELECT 'bet ' || id || ': placed at ' || created_at || ', decided at ' || decided_at FROM bets
    WHERE decided_at < created_at - interval '${LOCK_WAIT}'
    UNION ALL
    SELECT 'bet ' || id || ': placed at ' || created_at || ', settled at ' || settled_at FROM bets
    WHERE settled_at < created_at - interval '${LOCK_WAIT}'`,
  'a bet that the book cashed out by itself paid what its player waited for, and all of it': `
    SELECT 'bet ' || c.bet_id || ', part ' || c.part || ': ' || c.amount || ' for ' || c.auto_target AS detail
    FROM bet_cashouts c JOIN bets b ON b.id = c.bet_id
    WHERE c.auto_target IS NOT NULL AND (c.amount < c.auto_target OR b.status <> 'cashed_out')`,
  'a cash-out in play was paid when its delay was over': `
    SELECT 'bet ' || c.bet_id || ', part ' || c.part || ': asked for at ' || coalesce(c.asked_at::text, 'no time') || ', paid at ' || c.at AS detail
    FROM bet_cashouts c
    WHERE EXISTS (SELECT 1 FROM jsonb_array_elements(c.basis -> 'legs') l WHERE (l ->> 'isLive')::boolean)
      AND NOT coalesce(c.at >= c.asked_at + c.delay_ms * interval '1 ms', false)`,
  'a cash-out that waits for its delay ends with its bet': `
    SELECT 'bet ' || id || ' (' || status || ')' AS detail FROM bets WHERE cash_out_due_at IS NOT NULL AND status <> 'waiting_results'`,
  'an order to cash out ends with its bet': `
    SELECT 'bet ' || id || ' (' || status || ')' AS detail FROM bets WHERE auto_cash_out IS NOT NULL AND status <> 'waiting_results'`,
  'a bet whose player took an offer of the desk has what was offered': `
    SELECT 'bet ' || id || ': ' || stake + cashed_stake || ' instead of ' || offer_stake AS detail FROM bets
    WHERE vip_verdict = 'approved' AND offer_stake IS NOT NULL
      AND (stake + cashed_stake <> offer_stake OR (offer_odds IS NOT NULL AND type IN ('single', 'custom_bet') AND odds <> offer_odds))`,
  'an offer of the desk waits for its player, or was let go': `
    SELECT 'bet ' || id || ' (' || status || ')' AS detail FROM bets
    WHERE vip_verdict IN ('offered', 'declined') AND status NOT IN ('submitted', 'rejected')`,
  'a bet has legs': `
    SELECT 'bet ' || id || ' (' || status || ')' AS detail FROM bets b WHERE NOT EXISTS (SELECT 1 FROM bet_legs l WHERE l.bet_id = b.id)`,
  'a leg whose market is decided is settled soon': `
    SELECT 'bet ' || l.bet_id || ', leg ' || l.position || ': open since ' || m.recorded_at AS detail
    FROM bet_legs l JOIN bets b ON b.id = l.bet_id AND b.status NOT IN ('submitted', 'rejected')
    JOIN market_results m ON m.match_id = l.match_id AND m.market_id = l.market_id AND m.specifier = l.specifier
    WHERE l.status = 'open' AND m.recorded_at < now() - interval '${SWEEP}'
      AND CASE WHEN m.outcomes ? l.outcome_id THEN m.outcomes ->> l.outcome_id ELSE m.others END IS NOT NULL`,
  'the history of a bet ends where the bet is': `
    SELECT 'bet ' || b.id || ' (' || b.status || ')' AS detail FROM bets b
    LEFT JOIN (SELECT DISTINCT ON (bet_id) * FROM bet_history ORDER BY bet_id, id DESC) h ON h.bet_id = b.id
    WHERE CASE WHEN h.bet_id IS NULL THEN b.status NOT IN ('submitted', 'waiting_results') AND ${IS_WHOLE}
          ELSE (h.to_status, h.to_result, h.to_amount) <> (b.status, b.result, b.win_amount) END`,
  'the exposure of an outcome is what its open bets may win': `
    SELECT 'match ' || match_id || ', market ' || market_id || '?' || specifier || '#' || outcome_id || ', holder ' || holder
      || ': ' || coalesce(e.used, 0) || ', bets ' || coalesce(b.total, 0) AS detail
    FROM exposures e FULL JOIN (
      SELECT v.match_id, v.market_id, v.specifier, v.outcome_id, v.holder,
             sum(open_exposure(b.status, b.exposure) - coalesce(m.amount, 0)) AS total
      FROM bet_exposures v JOIN bets b ON b.id = v.bet_id
      LEFT JOIN (SELECT bet_id, sum(amount) AS amount FROM exposure_moves GROUP BY 1) m ON m.bet_id = v.bet_id
      WHERE v.exposure > 0 GROUP BY 1, 2, 3, 4, 5) b USING (match_id, market_id, specifier, outcome_id, holder)
    WHERE coalesce(e.used, 0) <> coalesce(b.total, 0)`,
  // By the clock of the results' source, for each outcome that a message decided. Results that settlement has not
  // processed yet are left out.
  'no valid bet was placed after the result of its outcome was stated': `
    SELECT 'bet ' || l.bet_id || ', leg ' || l.position || ': placed at ' || b.created_at || ', decided at ' || d.at AS detail
    FROM bet_legs l JOIN bets b ON b.id = l.bet_id AND b.status NOT IN ('submitted', 'rejected')
    JOIN market_results m ON m.match_id = l.match_id AND m.market_id = l.market_id AND m.specifier = l.specifier
    CROSS JOIN LATERAL (SELECT m.outcome_facts -> l.outcome_id AS fact) o
    CROSS JOIN LATERAL (SELECT CASE WHEN o.fact IS NULL THEN m.decided_at
      ELSE to_timestamp((o.fact ->> 'decided')::double precision / 1000) END AS at) d
    WHERE b.created_at > d.at AND l.status <> 'void' AND NOT EXISTS (SELECT 1 FROM settlement_changes)
      AND (l.status <> 'open' OR m.recorded_at < now() - interval '${SWEEP}')`,
  'a decided leg says what is known of its market': `
    SELECT 'bet ' || f.bet_id || ', leg ' || f.position || ': ' || f.status || ', but ' || f.true_status AS detail
    FROM leg_facts f
    WHERE f.status <> 'open' AND (f.status, f.dead_heat_factor, f.deduction) IS DISTINCT FROM (f.true_status, f.true_dead_heat_factor, f.true_deduction)
      AND NOT EXISTS (SELECT 1 FROM settlement_changes)`,
}

/** Names of all rules. */
export const AUDIT_RULES: readonly string[] = [
  ...LEDGER_RULES,
  ...CASHIER_RULES,
  ...LIMIT_RULES,
  ...Object.keys(RULES),
  ...Object.keys(BONUS_RULES),
  DUE_RULE,
  ...Object.keys(PRICE_RULES),
  ...REPLAY_RULES,
  WORTH_RULE,
  REVERSED_RULE,
  ...JACKPOT_RULES,
  BOX_RULE,
]

/** The faults of the ledger and of the bets, as a transaction sees them. */
export async function bookFaults(tx: Db): Promise<readonly Finding[]> {
  const money = [...(await ledgerFaults(tx)), ...(await cashierFaults(tx)), ...(await limitFaults(tx))]
  const bets = await brokenRules(tx, { ...RULES, ...BONUS_RULES, ...PRICE_RULES })
  const computed = [
    ...named(DUE_RULE, await wrongPayouts(tx)),
    ...(await replayFaults(tx)),
    ...named(WORTH_RULE, await cashOutFaults(tx)),
    ...named(REVERSED_RULE, await reversedResults(tx)),
  ]
  return [...money, ...bets, ...computed, ...(await jackpotFaults(tx)), ...named(BOX_RULE, await boxFaults(tx))]
}

function named(rule: string, details: readonly string[]): readonly Finding[] {
  return details.map((detail) => ({ rule, detail }))
}

/**
 * Audits the ledger and the bets: the ledger obeys its rules, every bet reached its state by legal steps, its state
 * matches the results, and its payout matches its legs. Runs in one snapshot; an empty list means no finding.
 */
export function auditBook(db: Db): Promise<readonly Finding[]> {
  return inSnapshot(db, bookFaults)
}
