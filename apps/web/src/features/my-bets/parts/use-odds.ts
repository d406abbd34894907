import { ODDS_SCALE } from '@touchline/betting'
import { useFormat, writeOdds } from '../../../i18n/index.ts'
import { usePreference } from '../../../preferences/index.ts'

const HUNDREDTH = ODDS_SCALE / 100

/** A function that writes odds in the format the player chose, as the language of the page writes it. */
export function useOdds(): (odds: number) => string {
  const format = usePreference('oddsFormat')
  const { locale } = useFormat()
  return (odds) => writeOdds(odds, format, locale)
}

/** The same for odds that were multiplied: down to the hundredth, since nobody is promised the digits behind it. */
export function useTotalOdds(): (odds: number) => string {
  const odds = useOdds()
  return (total) => odds(Math.floor(total / HUNDREDTH) * HUNDREDTH)
}
