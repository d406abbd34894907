import type { Provider } from '@touchline/contract'
import { beforeEach, expect, test } from 'vitest'
import type { BoardMarketInput } from '../../pricing/index.ts'
import { createPriceBoard } from './price-board.ts'
import { createProviderGate, type ProviderGate } from './provider-gate.ts'
import type { WritablePriceBoard } from './types.ts'

const NOW = 1_800_000_000_000
const REGULAR = 1
const CYBER = 2

let down: Set<Provider>
let held: Set<number>
let board: WritablePriceBoard
let gate: ProviderGate
beforeEach(() => {
  down = new Set()
  held = new Set()
  board = createPriceBoard()
  gate = createProviderGate({
    board,
    providerOf: (eventId) => (eventId === CYBER ? 'oddin' : 'betradar'),
    isDown: (provider) => down.has(provider),
    holdOf: (eventId) => (held.has(eventId) ? 'held' : null),
  })
})

function market(odds: number, status: 1 | -1 | -3 = 1): BoardMarketInput {
  const outcome = { id: '1', active: true, odds, probability: 0.5, refund: 0 }
  return { id: 1, specifier: '', status, most_balanced: false, outcomes: [outcome] }
}

function put(eventId: number, markets: readonly BoardMarketInput[], status: 0 | 1 | 4 = 1): void {
  gate.put(eventId, { at: NOW, status, betStop: null, markets })
}

const quote = (eventId: number) => board.quote(eventId, 1, '', '1', NOW)

test('SLIP-07: a provider that goes closes its matches, and no others', () => {
  put(REGULAR, [market(20_000)])
  put(CYBER, [market(20_000)])
  down.add('oddin')
  const diffs = gate.switched('oddin')
  expect(diffs).toMatchObject([{ eventId: CYBER, urgent: true, changes: [{ market: { status: -1 } }] }])
  expect(quote(CYBER)).toEqual({ state: 'suspended', reason: 'scout_lost' })
  expect(quote(REGULAR)).toMatchObject({ state: 'open', odds: 20_000 })
})

test('SLIP-07: prices put during an outage stay suspended until the provider is back; other suspensions stay', () => {
  down.add('oddin')
  put(CYBER, [market(20_000)])
  put(CYBER, [market(25_000), { ...market(30_000, -1), id: 2 }])
  expect(quote(CYBER)).toMatchObject({ state: 'suspended' })
  const shut = board.event(CYBER)?.version ?? 0
  down.delete('oddin')
  const [diff] = gate.switched('oddin')
  expect(diff?.version).toBeGreaterThan(shut)
  expect(quote(CYBER)).toMatchObject({ state: 'open', odds: 25_000 })
  expect(board.quote(CYBER, 2, '', '1', NOW)).toMatchObject({ state: 'suspended' })
})

test('a match that ends or leaves while its provider is down does not come back with it', () => {
  down.add('oddin')
  put(CYBER, [market(20_000)])
  put(CYBER, [market(20_000, -3)], 4)
  expect(quote(CYBER)).toEqual({ state: 'closed' })
  put(REGULAR, [market(20_000)])
  gate.remove(REGULAR)
  down.clear()
  expect(gate.switched('oddin')).toEqual([])
  expect(gate.switched('betradar')).toEqual([])
  expect(board.event(REGULAR)).toBeUndefined()
})

test('a held match takes no bets, and shows the latest prices once it is released', () => {
  put(REGULAR, [market(20_000)])
  held.add(REGULAR)
  gate.renewed(REGULAR)
  expect(quote(REGULAR)).toEqual({ state: 'suspended', reason: 'scout_lost' })
  put(REGULAR, [market(21_000)])
  expect(quote(REGULAR)).toEqual({ state: 'suspended', reason: 'scout_lost' })
  held.delete(REGULAR)
  gate.renewed(REGULAR)
  expect(quote(REGULAR)).toMatchObject({ state: 'open', odds: 21_000 })
})
