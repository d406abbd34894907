import type { Handler } from '../../../../kernel/handler.ts'
import type { PlatformParts } from '../../parts.ts'

export function getRates({ currencies }: PlatformParts): Handler<'getRates'> {
  return async () => ({
    data: [...currencies.values()].map(({ currency, rate, isFiat }) => ({
      currency: currency.code,
      units_per_euro: rate.unitsPerEuro,
      subunits: currency.subunits,
      fiat: isFiat,
      at: new Date(rate.at).toISOString(),
    })),
  })
}
