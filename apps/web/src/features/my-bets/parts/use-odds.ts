import { formatOdds } from '@touchline/betting'
import { usePreference } from '../../../preferences/index.ts'

/** A function that writes odds in the format the player chose. */
export function useOdds(): (odds: number) => string {
  const format = usePreference('oddsFormat')
  return (odds) => formatOdds(odds, format)
}
