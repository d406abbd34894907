import { expect, test } from 'vitest'
import { testMatchEntry } from '../modules/catalogue/testing/test-entries.ts'
import { createOffer } from '../modules/offer/index.ts'
import { createRecordingPublisher } from '../testing/recording-publisher.ts'
import { createVirtualClock } from '../testing/virtual-clock.ts'
import { createReadiness } from './readiness.ts'

const MARKET = { id: 1, specifier: '', status: 1, most_balanced: true, outcomes: [] } as const

function bookWith({ hasBoard = true } = {}) {
  const clock = createVirtualClock(1_800_000_000_000)
  const warned: string[] = []
  const log = { info: () => {}, warn: (text: string) => void warned.push(text), error: () => {} }
  const offer = createOffer({ clock, publisher: createRecordingPublisher() })
  const readiness = createReadiness({ clock, log, events: offer.events, board: offer.board, hasBoard })
  return {
    clock,
    warned,
    readiness,
    comes: (id: number) => offer.event(testMatchEntry({ id })),
    prices: (id: number) => offer.putPrices(id, { at: clock.now(), status: 0, betStop: null, markets: [MARKET] }),
  }
}

test('a process is ready when every event of its board has prices, and not while half of them have', () => {
  const { readiness, comes, prices } = bookWith()
  comes(1)
  comes(2)
  prices(1)
  prices(2)
  expect(readiness.state()).toEqual({ status: 'starting', unpriced: 0 })
  comes(3)
  readiness.started()
  expect(readiness.state()).toEqual({ status: 'starting', unpriced: 1 })
  prices(3)
  expect(readiness.state()).toEqual({ status: 'ready' })
})

test('a process that has no events has no board, one that was ready stays so, one that stops is not', () => {
  const { readiness, comes, prices } = bookWith()
  readiness.started()
  expect(readiness.state().status).toBe('starting')
  comes(1)
  prices(1)
  expect(readiness.state().status).toBe('ready')
  comes(2)
  expect(readiness.state().status).toBe('ready')
  readiness.stopping()
  expect(readiness.state()).toEqual({ status: 'stopping' })
})

test('one event that cannot be priced does not keep a process from being ready for ever, and is reported', () => {
  const { clock, readiness, comes, warned } = bookWith()
  comes(1)
  readiness.started()
  clock.advance(59_000)
  expect(readiness.state().status).toBe('starting')
  clock.advance(2_000)
  expect(readiness.state().status).toBe('ready')
  expect(warned).toHaveLength(1)
})

test('a process that needs no board is ready as soon as it runs', () => {
  const { readiness } = bookWith({ hasBoard: false })
  expect(readiness.state().status).toBe('starting')
  readiness.started()
  expect(readiness.state().status).toBe('ready')
})
