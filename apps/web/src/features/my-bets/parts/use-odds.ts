import { ODDS_SCALE } from '@touchline/betting'
import type { Bet } from '@touchline/contract'
import { useFormat, writeOdds } from '../../../i18n/index.ts'
import { usePreference } from '../../../preferences/index.ts'

const HUNDREDTH = ODDS_SCALE / 100

/** A function that writes odds in the format the player chose, as the language of the page writes it. */
export function useOdds(): (odds: number) => string {
  const format = usePreference('oddsFormat')
  const { locale } = useFormat()
  return (odds) => writeOdds(odds, format, locale)
}

/** The same for odds that were multiplied: down to the hundredth, since the further digits are not promised. */
export function useTotalOdds(): (odds: number) => string {
  const odds = useOdds()
  return (total) => odds(Math.floor(total / HUNDREDTH) * HUNDREDTH)
}

/** The one price of a bet. Null for a system, whose return depends on which lines win, and where none was promised. */
export function useBetOdds(): (bet: Pick<Bet, 'type' | 'odds'>) => string | null {
  const odds = useOdds()
  const totalOdds = useTotalOdds()
  return (bet) => {
    if (bet.odds === 0 || bet.type === 'system') return null
    return (bet.type === 'combo' ? totalOdds : odds)(bet.odds)
  }
}
