import { randomUUID } from 'node:crypto'
import { parseFraction } from '@touchline/betting'
import type { Handler } from '../../../kernel/handler.ts'
import { Refusal, refuse } from '../../../kernel/refusal.ts'
import type { CurrencyRules } from '../../wallet/index.ts'
import { priceExchange } from '../exchange/price-exchange.ts'
import { storeQuote } from '../exchange/quotes.ts'
import type { CashierPorts } from '../ports.ts'

/** Decimals of the rate that is shown. */
const DECIMALS = 8

export function quoteExchange(ports: CashierPorts): Handler<'quoteExchange'> {
  return async ({ player: { playerId }, body: { from, to, amount } }) => {
    if (from === to) return refuse('exchange_same_currency')
    const wish = { playerId, from, to, amount: BigInt(amount) }
    return ports.db.tx(async (tx) => {
      const exchange = await priceExchange(tx, ports, wish)
      if (exchange instanceof Refusal) return exchange
      const { id, received, expiresAt } = await storeQuote(tx, randomUUID(), wish, exchange, ports.terms.quoteMs)
      const { margin, fromRules, toRules } = exchange
      return {
        data: {
          ...{ id, from, to, amount, received: Number(received), margin },
          rate: rateShown(fromRules, toRules),
          expires_at: expiresAt.toISOString(),
        },
      }
    })
  }
}

/** Units of the second currency for one of the first, before the margin. */
function rateShown(from: CurrencyRules, to: CurrencyRules): string {
  const [given, got] = [from, to].map(({ rate }) => parseFraction(rate.unitsPerEuro))
  if (given === undefined || got === undefined) throw new Error('A rate is not a number')
  const scaled = ((got.n * given.d * 10n ** BigInt(DECIMALS)) / (got.d * given.n))
    .toString()
    .padStart(DECIMALS + 1, '0')
  return `${scaled.slice(0, -DECIMALS)}.${scaled.slice(-DECIMALS)}`.replace(/\.?0+$/, '')
}
