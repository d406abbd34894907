import { divideFractions, type Fraction, parseFraction } from '@touchline/betting'
import type { Http } from '@touchline/client/http'

/**
 * Units of one currency for a unit of another, by the book's present rates; null where they are the same or a rate is
 * unknown.
 */
export async function rateBetween(http: Http, from: string, to: string): Promise<Fraction | null> {
  if (from === to) return null
  const answer = await http.call('getRates')
  if (!answer.ok) return null
  const perEuro = (code: string) => {
    const rate = answer.data.data.find(({ currency }) => currency === code)
    return rate === undefined ? undefined : parseFraction(rate.units_per_euro)
  }
  const [source, target] = [perEuro(from), perEuro(to)]
  return source === undefined || target === undefined || source.n === 0n ? null : divideFractions(target, source)
}
