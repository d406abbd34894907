import type { CallAnswer } from '@touchline/contract'
import type { BookContext } from '../../../../context.ts'

export async function getRates({ currencies }: BookContext): Promise<CallAnswer<'getRates'>> {
  return {
    data: [...currencies.values()].map(({ currency, rate, isFiat }) => ({
      currency: currency.code,
      units_per_euro: rate.unitsPerEuro,
      subunits: currency.subunits,
      fiat: isFiat,
      at: new Date(rate.at).toISOString(),
    })),
  }
}
