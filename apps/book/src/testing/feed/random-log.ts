import fc from 'fast-check'
import { ADA, BEN, betStop, eventStatus, market, oddsChange } from './messages.ts'

/** A message of a log: for a match with this number, when its time in the log has come. */
export type LogMessage = (match: number, startsAt: number) => string

const SCORERS = { specifiers: 'type=prematch' }
const PRICE = fc.integer({ min: 11, max: 90 }).map((tenths) => tenths / 10)
const STATUS = fc.constantFrom(1, 1, 1, 1, -1, 0, -2)
const PRODUCT = fc.constantFrom(1, 3)
/** Ms after the beginning of the log. Messages about prices may share a moment. */
const WITHIN_MS = 5_000
const AT = fc.integer({ min: 1, max: WITHIN_MS })

const OUTCOMES: Readonly<Record<string, readonly string[]>> = { 1: ['1', '2', '3'], 18: ['12', '13'], 40: [ADA, BEN] }

const MARKET = fc
  .record({
    id: fc.constantFrom(1, 18, 40),
    prices: fc.array(fc.option(PRICE, { freq: 6 }), { minLength: 3, maxLength: 3 }),
    status: STATUS,
    cashOut: fc.constantFrom(undefined, undefined, 1, -1),
    isSilent: fc.constantFrom(false, false, false, true),
  })
  .map(({ id, prices, status, cashOut, isSilent }) => {
    const ids = isSilent ? [] : (OUTCOMES[id] ?? [])
    const outcomes = Object.fromEntries(ids.map((key, i) => [key, prices[i] ?? { active: 0 }]))
    const specifiers = id === 40 ? SCORERS.specifiers : id === 18 ? 'total=2.5' : undefined
    return market(id, outcomes, { status, cashout_status: cashOut, specifiers })
  })

/** Not every status names a score. */
const GOALS = fc.option(fc.nat({ max: 4 }), { freq: 4, nil: undefined })
const scoreOf = (goals: number | undefined) => (goals === undefined ? {} : { home_score: goals, away_score: 0 })

const PRICES = fc
  .record({
    product: PRODUCT,
    markets: fc.array(MARKET, { minLength: 1, maxLength: 3 }),
    at: AT,
    play: fc.constantFrom(null, null, 0, 1, 2, 6),
    // Of a match that goes on, and of one that was interrupted, which contradicts a status that says it goes on.
    stage: fc.constantFrom(undefined, undefined, undefined, 80),
    goals: GOALS,
  })
  .map(({ product, markets, at, play, stage, goals }): LogMessage => {
    const state = { status: play ?? 0, match_status: stage, ...scoreOf(goals) }
    const status = play === null ? '' : eventStatus(state)
    return (match, start) => oddsChange(match, product, markets, start + at, status)
  })

const STOP = fc.record({ product: PRODUCT, at: AT, groups: fc.constantFrom('all', 'score', 'scorers') }).map(
  ({ product, at, groups }): LogMessage =>
    (match, start) =>
      betStop(match, product, start + at, groups),
)

const ABOUT = fc.record({
  name: fc.constantFrom(
    'bet_settlement',
    'bet_settlement',
    'rollback_bet_settlement',
    'bet_cancel',
    'rollback_bet_cancel',
  ),
  ids: fc.subarray([ADA, BEN], { minLength: 0 }),
  result: fc.constantFrom(0, 1),
  // Few moments: many of them are shared.
  at: fc.integer({ min: 1, max: 40 }).map((part) => part * 120),
})

const RESULTS = ABOUT.map(({ name, ids, result, at }): LogMessage => {
  const named = name === 'bet_settlement' && ids.length === 0 ? [ADA] : ids
  const outcomes = named.map((id) => `<outcome id="${id}"${name === 'bet_settlement' ? ` result="${result}"` : ''}/>`)
  const body = `<market id="40" specifiers="${SCORERS.specifiers}">${outcomes.join('')}</market>`
  return (match, start) =>
    `<${name} certainty="1" product="3" event_id="sr:match:${match}" timestamp="${start + at}">${
      name === 'bet_settlement' ? `<outcomes>${body}</outcomes>` : body
    }</${name}>`
})

const HOUR_MS = 3_600_000
/**
 * Kick-offs within the 48 hours for which bets are valid, rarely beyond them, and some before the bets were placed;
 * `hours` after the previous kick-off.
 */
const MOVE = fc.record({ product: PRODUCT, at: AT, hours: fc.constantFrom(1, 20, 30, 47, 48, 60, -49, -50) }).map(
  ({ product, at, hours }): LogMessage =>
    (match, start) =>
      `<fixture_change product="${product}" event_id="sr:match:${match}" timestamp="${start + at}" start_time="${start + (48 + hours) * HOUR_MS}" change_type="2"/>`,
)

const STATUS_AT = fc.record({ product: PRODUCT, at: AT, goals: GOALS })
/** The match ends or is not played; later messages about the score may say that it goes on or ends otherwise. */
const END = fc
  .record({
    end: fc.constantFrom(3, 4, 4, 5, 9),
    first: STATUS_AT,
    after: fc.array(fc.tuple(STATUS_AT, fc.constantFrom('end', 4, 5, 9, 1, 3, undefined)), { maxLength: 4 }),
  })
  .map(({ end, first, after }): LogMessage[] =>
    [[first, end] as const, ...after].map(([{ product, at, goals }, play]): LogMessage => {
      const status = eventStatus({ status: play === 'end' ? end : play, ...scoreOf(goals) })
      return (match, start) => oddsChange(match, product, [], start + at, status)
    }),
  )

/** What a log contains besides prices, stops and match states. */
export interface LogContents {
  /** Results of single outcomes, cancellations, and what takes both back. */
  readonly results?: boolean
  /** Other kick-offs. */
  readonly moves?: boolean
  /** The end, and what corrects the score after it. */
  readonly ends?: boolean
}

/** A log of so many messages. */
export function randomLog(size: number, contents: LogContents = {}): fc.Arbitrary<readonly LogMessage[]> {
  const anyMessage = fc.oneof(
    { weight: 60, arbitrary: PRICES },
    { weight: 12, arbitrary: STOP },
    { weight: contents.results ? 24 : 0, arbitrary: RESULTS },
    { weight: contents.moves ? 4 : 0, arbitrary: MOVE },
  )
  const log = fc.array(anyMessage, { minLength: size, maxLength: size })
  return contents.ends === true ? fc.tuple(log, END).map(([messages, end]) => [...messages, ...end]) : log
}

/** The same messages as they may arrive: in another order, some of them twice. */
export function arrival(log: readonly LogMessage[], keys: readonly number[]): readonly LogMessage[] {
  const key = (i: number) => keys[i % keys.length] ?? 0
  const twice = log.filter((_, i) => key(i) % 5 === 0)
  return [...log, ...twice]
    .map((message, i) => ({ message, order: (key(i) * 7_919 + i * key(i + 1)) % 100_003 }))
    .sort((a, b) => a.order - b.order)
    .map(({ message }) => message)
}
