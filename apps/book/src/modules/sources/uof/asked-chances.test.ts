import { afterEach, beforeEach, expect, test } from 'vitest'
import { type ApiDouble, startApiDouble } from '../../../testing/feed-server/api-double.ts'
import { createVirtualClock } from '../../../testing/virtual-clock.ts'
import type { LegRecord } from '../../bets/bet-record.ts'
import { legValue } from '../../bets/cash-out/leg-value.ts'
import { fetchAnswers } from '../../bets/custom/with-answers.ts'
import { createPriceBoard } from '../../offer/board/price-board.ts'
import type { CustomPricer } from '../../pricing/index.ts'
import { fetchChances } from './api/fetch-chances.ts'
import { createUofApi, type UofApi } from './api/uof-api.ts'
import { createFeedPricer } from './feed-pricer.ts'

const MATCH = 7
const URN = 'sr:match:7'
const PATH = `/probabilities/${URN}`
const clock = createVirtualClock(1_800_000_000_000)
const board = createPriceBoard()
let api: ApiDouble
let client: UofApi
let pricer: CustomPricer

beforeEach(async () => {
  api = await startApiDouble({ token: 't', now: clock.now, recover: () => {} })
  client = createUofApi({ apiUrl: api.url, token: 't', ca: null }, clock, { ...PATIENT, soonMs: 1_000 })
  pricer = createFeedPricer({
    clock,
    board: () => board,
    urnOf: (id) => (id === MATCH ? URN : null),
    chances: (urn) => fetchChances(client, urn),
  })
  shows(1)
})
afterEach(async () => {
  await client.close()
  await api.close()
})

const PATIENT = { connectMs: 500, answerMs: 5_000, firstPauseMs: 100, longestPauseMs: 1_000, refusedPauseMs: 1_000 }

/** The board has the match: the home side at 2.00, and no chance of it that a message gave. */
function shows(status: 0 | 1, odds = 20_000): void {
  const outcome = { id: '1', active: true, odds, probability: 10_000 / odds, refund: 0 }
  const market = {
    id: 1,
    specifier: '',
    status: 1,
    most_balanced: true,
    chances: 'asked',
    outcomes: [outcome],
  } as const
  board.put(MATCH, { at: clock.now(), status, betStop: null, markets: [market] })
}

/** The vendor returns this probability of the home side. */
function answers(probability: string, market = 'status="1" cashout_status="1"', urn = URN): void {
  const outcome = `<outcome id="1" odds="2" probabilities="${probability}" active="1"/>`
  const body = `<cashout event_id="${urn}" product="1" timestamp="1"><odds><market id="1" ${market}>${outcome}</market></odds></cashout>`
  api.documents.set(PATH, body)
}

const LEG = {
  position: 0,
  eventId: MATCH,
  marketId: 1,
  specifier: '',
  outcomeId: '1',
  odds: 30_000,
  status: 'open',
  deduction: null,
} as LegRecord

/** What a unit of stake at 3.00 is worth, as every call finds out; null: it cannot be cashed out. */
async function worth(): Promise<number | null> {
  const value = () => legValue({ board, customPricer: pricer }, LEG, clock.now())
  await fetchAnswers(pricer, value)
  const exact = value()?.worth
  return exact === undefined ? null : Number(exact.n) / Number(exact.d)
}

test('BETS-02: an outcome whose messages carry no probability is cashed out by the probability that the vendor returns', async () => {
  answers('0.4')
  expect(await worth()).toBeCloseTo(1.2)
})

test('BETS-02: however likely the vendor says it is, no outcome is worth more than its price justifies', async () => {
  answers('0.9')
  expect(await worth()).toBeCloseTo(1.5)
  shows(1, 40_000)
  expect(await worth()).toBeCloseTo(0.75)
})

test.each([
  ['that the market is paused', 'status="1" cashout_status="-1"', URN, '0.4'],
  ['that its cash-out is over', 'status="1" cashout_status="-2"', URN, '0.4'],
  ['that the market is suspended', 'status="-1"', URN, '0.4'],
  ['that the outcome is impossible', 'status="1"', URN, 'NaN'],
  ['of another event', 'status="1"', 'sr:match:8', '0.4'],
])('BETS-02: an outcome for which the vendor returns %s is not cashed out', async (_, market, urn, probability) => {
  answers(probability, market, urn)
  expect(await worth()).toBe(null)
})

test.each(['down', 'hang', 403, 429, 503] as const)(
  'BETS-02: while the API is %s nothing is paid, no request waits long, and no other request is held up',
  async (fault) => {
    answers('0.4')
    api.fault = fault
    const begun = Date.now()
    expect(await worth()).toBe(null)
    expect(Date.now() - begun).toBeLessThan(4_000)
    api.fault = 'none'
    expect((await client.get(PATH)).ok).toBe(true)
    clock.advance(5_000)
    shows(1)
    expect(await worth()).toBeCloseTo(1.2)
  },
)

test('the vendor gets one request for an event in three seconds in play, and one in thirty before', async () => {
  answers('0.4')
  for (let i = 0; i < 12; i++) {
    await worth()
    clock.advance(500)
    shows(1)
  }
  expect(api.requests.length).toBeGreaterThan(1)
  expect(api.requests.length).toBeLessThanOrEqual(3)
  clock.advance(60_000)
  const before = api.requests.length
  for (let i = 0; i < 12; i++) {
    shows(0)
    await worth()
    clock.advance(2_000)
  }
  expect(api.requests.length - before).toBe(1)
})
