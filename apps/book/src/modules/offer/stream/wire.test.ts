import { expect, test } from 'vitest'
import { type BoardMarket, ownOrigin } from '../../pricing/index.ts'
import { decodeMarket, encodeMarket } from './wire.ts'

const OUTCOME = { id: '1', active: true, odds: 20_000, probability: 0.5, refund: 0 }
const MARKET: BoardMarket = {
  id: 1,
  specifier: '',
  status: -1,
  most_balanced: false,
  version: 90,
  priced_at: 80,
  origin: { provider: 'betradar', producer: '3', generated_at: 70 },
  cash_out: 1,
  bet_until: null,
  outcomes: [OUTCOME],
}

test('a follower has a market as its owner has it: held or not, with chances of its own or without', () => {
  const head = { version: 100, freshAt: 95 }
  const own = { ...MARKET, origin: ownOrigin(80) }
  for (const market of [MARKET, own])
    for (const held of [{}, { isHeld: true as const }])
      for (const chances of [{}, { chances: 'asked' as const }]) {
        const sent = { ...market, ...held, ...chances }
        expect(decodeMarket(JSON.parse(JSON.stringify(encodeMarket(sent, head))), head)).toEqual(sent)
      }
})
