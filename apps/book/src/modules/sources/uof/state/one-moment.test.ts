import { MARKET_STATUS } from '@touchline/betting'
import { expect, test } from 'vitest'
import { parseRoot } from '../../../pricing/results/index.ts'
import { isPriceMessage, readPriceMessage } from '../messages/read-price-message.ts'
import { type HeldEvent, holdEvent, takeFixtureChange, takeOddsChange } from './held-event.ts'
import { marketNow } from './held-market.ts'

const NOW = 1_800_000_000_000
const ABOUT = `event_id="sr:match:1" timestamp="${NOW - 1_000}"`

function play(held: HeldEvent, text: string): void {
  const root = parseRoot(text)
  if (typeof root === 'string' || !isPriceMessage(root.name)) throw new Error(text)
  const reading = readPriceMessage(root, root.name, { receivedAt: NOW })
  if (reading.state !== 'read') throw new Error(reading.why)
  const { message } = reading
  const origin = { provider: 'betradar', producer: message.producer, generated_at: message.messageAt } as const
  if (message.kind === 'odds_change') takeOddsChange(held, message, origin, NOW)
  if (message.kind === 'fixture_change') takeFixtureChange(held, message)
}

/** The state after two messages with one timestamp, in either order of arrival. */
function both<T>(one: string, other: string, look: (held: HeldEvent) => T): readonly T[] {
  return [
    [one, other],
    [other, one],
  ].map((texts) => {
    const held = holdEvent(1, { status: 0, feedState: null })
    for (const text of texts) play(held, text)
    return look(held)
  })
}

const prices = (producer: number, outcomes: string, attributes = 'status="1"', inside = '') =>
  `<odds_change product="${producer}" ${ABOUT}><odds><market id="1" ${attributes}>${inside}${outcomes}</market></odds></odds_change>`
const at = (odds: string, active = 1) => `<outcome id="1" odds="${odds}" active="${active}"/>`
const now = ({ markets }: HeldEvent) => {
  const [held] = markets.values()
  const market = held === undefined ? null : marketNow(held, () => true)?.market
  return { status: market?.status, odds: market?.outcomes.map(({ odds }) => odds), stop: market?.bet_until }
}

test('SLIP-07: of two prices of one moment the lower one is offered, from either producer and in either order', () => {
  for (const [low, high] of [
    ['2', '10'],
    ['1.5', '9'],
    ['3', '3.01'],
  ] as const)
    for (const producers of [
      [1, 3],
      [3, 1],
    ] as const)
      for (const seen of both(prices(producers[0], at(low)), prices(producers[1], at(high)), now))
        expect(seen.odds, `${low} ${high}`).toEqual([Number(low) * 10_000])
})

test('SLIP-07: of two messages of one moment the one that closes an outcome or a market, or ends betting earlier, counts', () => {
  for (const seen of both(prices(1, at('9')), prices(3, at('2', 0)), now)) expect(seen.odds).toEqual([0])
  for (const seen of both(prices(1, at('9')), prices(3, at('9'), 'status="-1"'), now))
    expect(seen.status).toBe(MARKET_STATUS.suspended)
  const until = (time: number) => prices(3, at('2'), 'status="1"', `<market_metadata next_betstop="${time}"/>`)
  for (const seen of both(until(NOW + 90_000), until(NOW + 8_000), now)) expect(seen.stop).toBe(NOW + 8_000)
  for (const seen of both(prices(3, at('2')), until(NOW + 8_000), now)) expect(seen.stop).toBe(NOW + 8_000)
})

test('BETS-02: of two cash-out statuses of one moment the one that sells less counts', () => {
  const change = (producer: number, status: number) =>
    prices(producer, at('2'), `status="1" cashout_status="${status}"`)
  for (const [one, other, least] of [
    [1, -1, -1],
    [1, -2, -2],
    [-1, -2, -2],
  ] as const)
    for (const seen of both(
      change(1, one),
      change(3, other),
      ({ markets }) => [...markets.values()][0]?.cashOut?.value,
    ))
      expect(seen, `${one} ${other}`).toBe(least)
})

test('LIVE-01: a match that is watched and not watched in one moment is not watched', () => {
  const watched = (reporting: number) =>
    `<odds_change product="1" ${ABOUT}><sport_event_status status="1" reporting="${reporting}"/></odds_change>`
  const lost = `<fixture_change product="1" ${ABOUT} change_type="5"/>`
  for (const other of [watched(-1), lost])
    for (const seen of both(watched(1), other, ({ isReported }) => isReported?.value)) expect(seen).toBe(false)
})
