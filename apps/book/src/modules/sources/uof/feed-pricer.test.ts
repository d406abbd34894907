import { afterEach, beforeEach, expect, test } from 'vitest'
import { type ApiDouble, startApiDouble } from '../../../testing/feed-server/api-double.ts'
import { createVirtualClock } from '../../../testing/virtual-clock.ts'
import { priceCustomBetLegs } from '../../bets/custom/price-custom-bet.ts'
import { withAnswers } from '../../bets/custom/with-answers.ts'
import { createPriceBoard } from '../../offer/board/price-board.ts'
import { pricerOf } from '../../offer/price-source.ts'
import type { CustomPricer } from '../../pricing/index.ts'
import { calculateCustomBet } from './api/calculate-custom-bet.ts'
import { createUofApi, type UofApi } from './api/uof-api.ts'
import { createFeedPricer } from './feed-pricer.ts'

const MATCH = 7
const clock = createVirtualClock(1_800_000_000_000)
const board = createPriceBoard()
let api: ApiDouble
let client: UofApi
let pricer: CustomPricer

beforeEach(async () => {
  api = await startApiDouble({ token: 't', now: clock.now, recover: () => {} })
  client = createUofApi({ apiUrl: api.url, token: 't', ca: null }, clock)
  const outcome = (id: string, probability: number) => ({
    id,
    active: true,
    odds: Math.round(9_500 / probability),
    probability,
    refund: 0,
  })
  const market = (id: number, specifier: string, outcomes: ReturnType<typeof outcome>[]) => ({
    id,
    specifier,
    outcomes,
    status: 1 as const,
    most_balanced: true,
  })
  board.put(MATCH, {
    at: clock.now(),
    status: 0,
    betStop: null,
    markets: [
      market(1, '', [outcome('1', 0.5), outcome('2', 0.3), outcome('3', 0.2)]),
      market(18, 'total=2.5', [outcome('12', 0.6), outcome('13', 0.4)]),
    ],
  })
  const feed = createFeedPricer({
    clock,
    board: () => board,
    urnOf: (id) => (id === MATCH ? 'sr:match:7' : null),
    calculate: (urn, legs) => calculateCustomBet(client, urn, legs),
  })
  // As in the process that owns the offer: it queries every source in turn.
  const shared = { providers: [], start: async () => {}, stop: async () => {} }
  pricer = pricerOf([
    { ...shared, name: 'other' },
    { ...shared, name: 'uof', customPricer: feed },
  ])
})
afterEach(async () => {
  await client.close()
  await api.close()
})

const pick = (market_id: number, specifier: string, outcome_id: string) => ({
  match_id: MATCH,
  market_id,
  specifier,
  outcome_id,
})
const HOME = pick(1, '', '1')
const DRAW = pick(1, '', '2')
const OVER = pick(18, 'total=2.5', '12')
const price = (...picks: readonly ReturnType<typeof pick>[]) =>
  withAnswers(pricer, () => priceCustomBetLegs({ board, clock, customPricer: pricer }, picks))

test("MATCH-03: outcomes of a feed's event are priced together by the chance that its vendor calculates", async () => {
  api.chances.set('1/1 18/12', 0.4)
  const together = await price(HOME, OVER)
  if (together.kind !== 'priced') throw new Error(together.error)
  // Dearer than the product of both, 0.3, would be, and below the fair price.
  expect(together.odds).toBeLessThan(25_000)
  expect(together.odds).toBeGreaterThan(20_000)
  expect(api.requests).toEqual(['POST /v1/custombet/calculate'])
})

test('MATCH-03: what the vendor does not price together is not offered, and its refusal holds no other request up', async () => {
  expect(await price(HOME, DRAW)).toMatchObject({ kind: 'refused', error: 'custom_bet_not_offered' })
  api.fault = 503
  api.chances.set('1/1 18/12', 0.4)
  expect(await price(HOME, OVER)).toMatchObject({ kind: 'refused', error: 'custom_bet_not_offered' })
  api.fault = 'none'
  api.documents.set('/descriptions/producers.xml', '<producers/>')
  expect((await client.get('/descriptions/producers.xml')).ok).toBe(true)
  expect((await client.post('/liveodds/recovery/initiate_request?request_id=1')).ok).toBe(true)
})

test('MATCH-03: a response counts for three seconds, and one outcome is as probable as the board says', async () => {
  api.chances.set('1/1 18/12', 0.4)
  await price(HOME, OVER)
  const legs = [HOME, OVER].map(({ market_id: id, specifier, outcome_id: outcomeId }) => ({ id, specifier, outcomeId }))
  expect(pricer.jointProbability(MATCH, legs)).toBe(0.4)
  clock.advance(3_001)
  expect(pricer.jointProbability(MATCH, legs)).toBe(null)
  expect(pricer.jointProbability(MATCH, legs.slice(0, 1))).toBe(0.5)
  expect(pricer.jointProbability(8, legs)).toBe(null)
})
