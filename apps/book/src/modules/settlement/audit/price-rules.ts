import { EVENT_STATUS } from '@touchline/betting'
import { BETS_STAND_MS } from '../matches/postpone-match.ts'

/** The book's own programme kicks a match off with its next look: nothing happens in it before. */
const OWN_KICK_OFF = '10 seconds'
/** A change of an event voids its bets in the same transaction; settlement books them in its next batches. */
const SOON = '1 minute'
/** However a bet came to be overlooked, settlement finds it within five minutes. */
const SWEEP = '10 minutes'
/** Results of an event that has ended may be missing for so long. */
const RESULTS_MISSING = '24 hours'

/** Open legs of bets that wait for results, with their events. */
const OPEN_LEGS = `
  bet_legs l JOIN bets b ON b.id = l.bet_id AND b.status = 'waiting_results' AND l.status = 'open'
  JOIN matches m ON m.id = l.match_id AND NOT EXISTS (SELECT 1 FROM settlement_changes)`

/**
 * What the books alone show of bets that the feed's prices, times and fixtures do not justify. Legs that were placed
 * before it was kept what justifies them are unknown, and no rule is about them.
 */
export const PRICE_RULES: Readonly<Record<string, string>> = {
  'a leg has the price that was on the board': `
    SELECT 'bet ' || l.bet_id || ', leg ' || l.position || ': at ' || l.odds || ', the board had ' || l.price_odds AS detail
    FROM bet_legs l JOIN bets b ON b.id = l.bet_id
    WHERE l.odds <> l.price_odds AND b.offer_odds IS NULL AND b.status NOT IN ('submitted', 'rejected')`,
  'a bet at a price from before the start of its event was placed before the start': `
    SELECT 'bet ' || l.bet_id || ', leg ' || l.position || ': placed at ' || coalesce(b.decided_at, b.created_at)
      || ', the event began at ' || least(l.planned_at, m.stated_start) AS detail
    FROM bet_legs l JOIN bets b ON b.id = l.bet_id AND b.status NOT IN ('submitted', 'rejected')
    JOIN matches m ON m.id = l.match_id
    WHERE NOT l.price_is_live
      AND coalesce(b.decided_at, b.created_at) >=
        CASE WHEN m.stated_start < l.planned_at AND NOT EXISTS (SELECT 1 FROM settlement_changes) THEN m.stated_start ELSE l.planned_at END
        + CASE m.origin WHEN 'feed' THEN interval '0' ELSE interval '${OWN_KICK_OFF}' END
      AND NOT l.cancelled AND l.void_reason IS DISTINCT FROM 'placed_late'`,
  'no bet is open on an event that was called off': `
    SELECT 'bet ' || l.bet_id || ', leg ' || l.position || ': open, but event ' || m.id || ' is not played' AS detail
    FROM ${OPEN_LEGS}
    LEFT JOIN postponements p ON p.match_id = m.id
    WHERE m.status = ${EVENT_STATUS.not_covered} AND coalesce(m.changed_at, '-infinity') < now() - interval '${SOON}'
      AND (p.void_at IS NULL OR p.void_at < now() - interval '${SWEEP}')`,
  'no bet is open on an event that was moved by more than 48 hours': `
    SELECT 'bet ' || l.bet_id || ', leg ' || l.position || ': placed for ' || l.planned_at || ', event ' || m.id || ' is played at ' || m.starts_at AS detail
    FROM ${OPEN_LEGS}
    WHERE m.starts_at > l.planned_at + interval '${BETS_STAND_MS} milliseconds'
      AND coalesce(m.changed_at, '-infinity') < now() - interval '${SOON}'`,
  'no bet is open that was placed before the sides of its event changed places': `
    SELECT 'bet ' || l.bet_id || ', leg ' || l.position || ': placed at ' || b.created_at || ', sides of event ' || m.id
      || ' changed places at ' || m.sides_swapped_at AS detail
    FROM ${OPEN_LEGS}
    WHERE b.created_at < m.sides_swapped_at AND m.sides_swapped_at < now() - interval '${SOON}'
      AND NOT EXISTS (SELECT 1 FROM market_cancels c WHERE c.match_id = m.id AND c.is_rollback AND c.said_at >= m.sides_swapped_at)`,
  'no bet is open on an event that is over': `
    SELECT 'bet ' || l.bet_id || ', leg ' || l.position || ': open, but event ' || m.id || ' is over' AS detail
    FROM ${OPEN_LEGS}
    WHERE coalesce(m.changed_at, '-infinity') < now() - CASE m.status
      WHEN ${EVENT_STATUS.finished} THEN interval '${SWEEP}' WHEN ${EVENT_STATUS.closed} THEN interval '${RESULTS_MISSING}' END`,
}
