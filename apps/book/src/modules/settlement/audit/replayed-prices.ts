import type { Provider } from '@touchline/contract'
import type { Db } from '../../../db/index.ts'
import { isPrematchProducer, type LoggedMarket, loadPriceLogs, type PriceLog } from '../../sources/uof/index.ts'
import { storedCashOuts } from './cash-out-worth.ts'

export const SUPERSEDED_RULE = 'a leg was placed at the newest price of its outcome that had come'
export const STOPPED_RULE = 'no leg was placed while the feed took no bets on it'
export const SOLD_RULE =
  'a cash-out counted on the newest prices that had come, of markets that the feed let be cashed out'
export const REPLAY_RULES = [SUPERSEDED_RULE, STOPPED_RULE, SOLD_RULE] as const

/**
 * How long ago a message must have come to count against a bet: the process that owns the offer reads five times a
 * second and the others follow within half a second, but a database that is slow holds all of them up. Beyond it the
 * book believed what was not so any more.
 */
const RECEIVED_WITHIN_MS = 5_000
/** Legs whose events are replayed at a time. */
const PAGE = 500

interface Finding {
  readonly rule: (typeof REPLAY_RULES)[number]
  readonly detail: string
}

/** What was taken from a price of the feed, and when. */
interface Taken {
  readonly eventId: number
  readonly marketId: number
  readonly specifier: string
  readonly outcomeId: string
  /** Odds x 10,000, as the board had them. */
  readonly odds: number
  readonly messageAt: number
  /** Unix ms by the book's clock. */
  readonly at: number
}

interface Fault {
  readonly rule: Finding['rule']
  readonly why: string
}

interface LegRow {
  readonly bet_id: bigint
  readonly position: number
  readonly match_id: bigint
  readonly market_id: number
  readonly specifier: string
  readonly outcome_id: string
  readonly price_odds: number
  readonly price_provider: Provider
  readonly price_producer: string
  readonly price_said_at: Date
  readonly price_is_live: boolean
  readonly at: Date
}

/** Compares every leg and every cash-out on events of the feed with the messages that had arrived at that time. */
export async function replayFaults(tx: Db): Promise<readonly Finding[]> {
  return [...(await legFaults(tx)), ...(await soldFaults(tx))]
}

async function legFaults(tx: Db): Promise<readonly Finding[]> {
  const findings: Finding[] = []
  for (let [bet, leg] = [0, 0]; ; ) {
    const rows = await tx.query<LegRow>(
      `SELECT l.bet_id, l.position, l.match_id, l.market_id, l.specifier, l.outcome_id, l.price_odds,
              l.price_provider, l.price_producer, l.price_said_at, l.price_is_live,
              coalesce(b.decided_at, b.created_at) AS at
       FROM bet_legs l JOIN bets b ON b.id = l.bet_id AND b.status NOT IN ('submitted', 'rejected')
       JOIN matches m ON m.id = l.match_id AND m.origin = 'feed'
       WHERE (l.bet_id, l.position) > ($1, $2) AND l.price_said_at IS NOT NULL ORDER BY l.bet_id, l.position LIMIT ${PAGE}`,
      [bet, leg],
    )
    const last = rows.at(-1)
    if (last === undefined) return findings
    const logs = await loadPriceLogs(tx, [...new Set(rows.map((row) => Number(row.match_id)))])
    for (const row of rows) {
      const taken = takenOf(row)
      const log = logs.get(taken.eventId)
      const fault = log === undefined ? null : (playFault(log, row, taken) ?? priceFault(log, taken))
      if (fault === null) continue
      const detail = `bet ${row.bet_id}, leg ${row.position}: at ${taken.odds} of ${timeOf(taken.messageAt)}, placed at ${timeOf(taken.at)}, ${fault.why}`
      findings.push({ rule: fault.rule, detail })
    }
    ;[bet, leg] = [Number(last.bet_id), last.position]
  }
}

function takenOf(row: LegRow): Taken {
  const { specifier, market_id: marketId, outcome_id: outcomeId, price_odds: odds } = row
  const [messageAt, at] = [row.price_said_at.getTime(), row.at.getTime()]
  return { eventId: Number(row.match_id), marketId, specifier, outcomeId, odds, messageAt, at }
}

/** The newest that had come of a market, where it is at least as new as what was taken. */
function newest(log: PriceLog, { marketId, specifier, at, messageAt }: Taken): LoggedMarket | null {
  const market = log.market(marketId, specifier, at - RECEIVED_WITHIN_MS)
  return market === null || market.messageAt < messageAt ? null : market
}

/** A bet at a price that was superseded by a message that had arrived. */
function priceFault(log: PriceLog, taken: Taken): Fault | null {
  const market = newest(log, taken)
  if (market === null) return null
  const outcome = market.outcomes.get(taken.outcomeId)
  const since = `${timeOf(market.messageAt)} by producer ${market.producer}`
  if (!market.isOpen) {
    const what = market.kind === 'bet_stop' ? 'bets were stopped' : 'its market was closed'
    return { rule: STOPPED_RULE, why: `${what} at ${since}` }
  }
  if (outcome?.isActive !== true) return { rule: STOPPED_RULE, why: `it was taken off at ${since}` }
  const { stopsAt } = market
  if (stopsAt !== null && taken.at >= stopsAt)
    return { rule: STOPPED_RULE, why: `bets on it ended at ${timeOf(stopsAt)}` }
  if (outcome.odds === taken.odds) return null
  return { rule: SUPERSEDED_RULE, why: `${outcome.odds} was stated at ${since}` }
}

const PLAYED = { begun: 'had begun', ended: 'had ended', 'called off': 'was called off' } as const

/** A bet on an event that takes none at its price, by the messages that had arrived. */
function playFault(log: PriceLog, row: LegRow, { at }: Taken): Fault | null {
  const { price_provider: provider, price_producer: producer, price_is_live: isLive } = row
  if (isLive && isPrematchProducer({ provider, producer, generated_at: 0 }))
    return { rule: STOPPED_RULE, why: `producer ${producer} prices only the time before the start` }
  const play = log.play(at - RECEIVED_WITHIN_MS)
  if (play === null || (isLive && play.state === 'begun')) return null
  return { rule: STOPPED_RULE, why: `its event ${PLAYED[play.state]} by ${timeOf(play.messageAt)}` }
}

async function soldFaults(tx: Db): Promise<readonly Finding[]> {
  const findings: Finding[] = []
  for await (const page of storedCashOuts(tx)) {
    const legs = await soldLegs(tx, [...new Set(page.map(({ betId }) => betId))])
    const logs = await loadPriceLogs(tx, [...new Set(legs.map((leg) => Number(leg.match_id)))])
    for (const { betId, part, at, basis } of page) {
      for (const counted of basis.legs) {
        const leg = legs.find((one) => Number(one.bet_id) === betId && one.position === counted.position)
        const log = leg === undefined ? undefined : logs.get(Number(leg.match_id))
        if (leg === undefined || log === undefined || counted.status !== 'open' || counted.messageAt === null) continue
        const taken = { ...keyOf(leg), odds: counted.odds, messageAt: counted.messageAt, at: at.getTime() }
        const why = soldFault(log, { ...taken, isBefore: counted.isLive === false, startsAt: leg.starts_at.getTime() })
        if (why !== null)
          findings.push({
            rule: SOLD_RULE,
            detail: `bet ${betId}, part ${part}, leg ${leg.position}: sold at ${timeOf(taken.at)}, ${why}`,
          })
      }
    }
  }
  return findings
}

type SoldLeg = Pick<LegRow, 'bet_id' | 'position' | 'match_id' | 'market_id' | 'specifier' | 'outcome_id'> & {
  /** The later one of the kick-offs that the bet was placed for and that is known now. */
  readonly starts_at: Date
}

/** A leg as a cash-out counted it. */
interface Sold extends Taken {
  /** At a price for the time before the start. */
  readonly isBefore: boolean
  /** Unix ms. */
  readonly startsAt: number
}

function soldLegs(tx: Db, bets: readonly number[]): Promise<SoldLeg[]> {
  return tx.query<SoldLeg>(
    `SELECT l.bet_id, l.position, l.match_id, l.market_id, l.specifier, l.outcome_id,
            greatest(l.planned_at, m.starts_at) AS starts_at
     FROM bet_legs l JOIN matches m ON m.id = l.match_id AND m.origin = 'feed' WHERE l.bet_id = ANY ($1::bigint[])`,
    [bets],
  )
}

function keyOf({ match_id, market_id: marketId, specifier, outcome_id: outcomeId }: SoldLeg) {
  return { eventId: Number(match_id), marketId, specifier, outcomeId }
}

function soldFault(log: PriceLog, taken: Sold): string | null {
  if (taken.isBefore && taken.at >= taken.startsAt)
    return `at a price from before the start at ${timeOf(taken.startsAt)}`
  const play = log.play(taken.at - RECEIVED_WITHIN_MS)
  if (play !== null && (play.state !== 'begun' || taken.isBefore))
    return `its event ${PLAYED[play.state]} by ${timeOf(play.messageAt)}`
  const market = newest(log, taken)
  if (market === null) return null
  const since = `${timeOf(market.messageAt)} by producer ${market.producer}`
  if (!market.isOpen) return `its market was closed at ${since}`
  if (!market.mayCashOut) return `no cash-outs were let at ${since}`
  if (market.stopsAt !== null && taken.at >= market.stopsAt) return `bets on it ended at ${timeOf(market.stopsAt)}`
  const odds = market.outcomes.get(taken.outcomeId)?.odds ?? 0
  return odds === taken.odds ? null : `${odds} was stated at ${since}, ${taken.odds} was counted`
}

function timeOf(ms: number): string {
  return new Date(ms).toISOString()
}
