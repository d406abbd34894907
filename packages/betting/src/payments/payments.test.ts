import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseFraction } from '../fraction/index.ts'
import { afterPayment, type DepositState, type PaymentNews } from './deposit-state.ts'
import { exchangeAmount } from './exchange-amount.ts'

const NEWS = fc.constantFrom<PaymentNews>(
  { kind: 'pending' },
  { kind: 'succeeded' },
  { kind: 'failed', reason: 'declined' },
  { kind: 'expired' },
  { kind: 'charged_back' },
)

test('CAT-08: a withdrawn runner deducts by its price, as in the published bands', () => {
  fc.assert(
    fc.property(fc.array(NEWS, { maxLength: 12 }), (notices) => {
      let state: DepositState = { kind: 'created' }
      const steps: string[] = []
      for (const news of notices) {
        const step = afterPayment(state, news)
        if (step.kind !== 'becomes') continue
        state = step.state
        steps.push(state.kind)
      }
      const came = steps.filter((kind) => kind === 'succeeded')
      expect(came.length).toBeLessThanOrEqual(1)
      if (steps.includes('charged_back')) expect(steps.slice(-2)).toEqual(['succeeded', 'charged_back'])
      if (steps.includes('failed')) expect(steps.at(-1)).toBe('failed')
    }),
  )
})

test('PAY-01: a repeated notice is known, a late one is out of order', () => {
  const failed = { kind: 'failed', reason: 'declined' } as const
  expect(afterPayment({ kind: 'succeeded' }, { kind: 'succeeded' })).toEqual({ kind: 'known' })
  expect(afterPayment({ kind: 'succeeded' }, { kind: 'pending' })).toEqual({ kind: 'out_of_order' })
  expect(afterPayment({ kind: 'pending' }, { kind: 'expired' })).toEqual({ kind: 'out_of_order' })
  expect(afterPayment({ kind: 'created' }, { kind: 'charged_back' })).toEqual({ kind: 'out_of_order' })
  expect(afterPayment(failed, { kind: 'succeeded' })).toEqual({ kind: 'out_of_order' })
  expect(afterPayment({ kind: 'expired' }, { kind: 'succeeded' })).toMatchObject({ kind: 'becomes' })
})

const priced = (code: string, subunits: number, rate: string) => ({
  currency: { code, subunits },
  unitsPerEuro: parseFraction(rate) ?? { n: 1n, d: 1n },
})
const EUR = priced('EUR', 100, '1')
const OTHERS = [priced('USD', 100, '1.08'), priced('JPY', 1, '162'), priced('BTC', 100_000_000, '0.00001')]

test('PLAYER-03: an exchange is by the stored rates, down to the subunit', () => {
  const [usd = EUR, jpy = EUR, btc = EUR] = OTHERS
  expect(exchangeAmount(100_00n, EUR, usd)).toBe(108_00n)
  expect(exchangeAmount(1n, EUR, jpy)).toBe(1n)
  expect(exchangeAmount(1n, jpy, EUR)).toBe(0n)
  expect(exchangeAmount(1_000_00n, EUR, btc)).toBe(1_000_000n)
})

test('PLAYER-03: there and back again is never more than it was', () => {
  const amount = fc.bigInt({ min: 1n, max: 10n ** 13n })
  const currency = fc.constantFrom(EUR, ...OTHERS)
  fc.assert(
    fc.property(amount, currency, currency, (subunits, from, to) => {
      expect(exchangeAmount(exchangeAmount(subunits, from, to), to, from)).toBeLessThanOrEqual(subunits)
    }),
  )
})
