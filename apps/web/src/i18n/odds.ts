import { formatOdds, isShownExactly, type OddsFormat } from '@touchline/betting'
import { numberFormat, PLAIN } from './formats.ts'
import { withMinus } from './minus.ts'

const HALF = 0.5
const SHARE: Intl.NumberFormatOptions = { style: 'percent' }

/** How a language writes a decimal and a percentage; 50 marks the place of the number. */
interface Signs {
  readonly decimal: string
  readonly share: string
}

const kept = new Map<string, Signs>()

function signsOf(locale: string): Signs {
  const known = kept.get(locale)
  if (known) return known
  const parts = numberFormat(locale, PLAIN).formatToParts(HALF)
  const decimal = parts.find(({ type }) => type === 'decimal')?.value ?? '.'
  const signs = { decimal, share: numberFormat(locale, SHARE).format(HALF) }
  kept.set(locale, signs)
  return signs
}

/**
 * Odds as a language writes them: 2.10 in English, 2,10 in German, %47,62 in Turkish (LOCALE-03). Fractions and whole
 * numbers are the same everywhere; a fraction that is only the nearest one is marked as that (ODDS-01).
 * @param locale for `Intl`
 */
export function writeOdds(odds: number, format: OddsFormat, locale: string): string {
  const { decimal, share } = signsOf(locale)
  const text = `${isShownExactly(odds, format) ? '' : '≈'}${withMinus(formatOdds(odds, format))}`
  if (decimal === '.' && format !== 'percent') return text
  const number = text.replace('%', '').replace('.', decimal)
  return format === 'percent' ? share.replace('50', number) : number
}
