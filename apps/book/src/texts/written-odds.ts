import { formatOdds, isShownExactly, type OddsFormat } from '@touchline/betting'

/**
 * Odds in a format, as a language writes them: a fraction that is only the nearest one is marked as that.
 * @param odds scaled by 10,000
 * @param locale for `Intl`
 */
export function writtenOdds(odds: number, format: OddsFormat, locale: string): string {
  const text = formatOdds(odds, format)
  const decimal = new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.'
  const number = text.replace('%', '').replace('.', decimal)
  const written =
    format === 'percent'
      ? new Intl.NumberFormat(locale, { style: 'percent' }).format(0.5).replace('50', number)
      : number
  return isShownExactly(odds, format) ? written : `≈${written}`
}
