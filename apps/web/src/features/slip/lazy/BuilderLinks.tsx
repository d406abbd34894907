import { type SlipSelection, sameMatchSelections } from '@touchline/betting'
import { Button } from '@touchline/ui'
import { useDialogs } from '../../../dialogs/index.ts'
import { useText } from '../../../i18n/index.ts'
import { useSettings } from '../../account/index.ts'
import styles from './TypeTabs.module.css'

/** One selection of each match picked in several markets, at matches that may be bet on: outcomes of one market exclude each other. */
function matchesWithSeveral(selections: readonly SlipSelection[]): readonly SlipSelection[] {
  const several = sameMatchSelections(selections).filter(({ isSuspended }) => !isSuspended)
  const marketsOf = (matchId: number) =>
    new Set(several.filter((leg) => leg.matchId === matchId).map((leg) => leg.marketId))
  return [...new Map(several.map((leg) => [leg.matchId, leg])).values()].filter(
    ({ matchId }) => marketsOf(matchId).size > 1,
  )
}

/** Leads to where selections of one match, which no combo can hold, become one bet. */
export function BuilderLinks({ selections }: { selections: readonly SlipSelection[] }) {
  const text = useText()
  const dialogs = useDialogs()
  const isOffered = useSettings()?.custom_bet_enabled ?? true
  if (!isOffered) return null
  return matchesWithSeveral(selections).map(({ matchId, nameA, nameB }) => (
    <Button key={matchId} className={styles.Builder} onClick={() => dialogs.open('custom-bet', { match: matchId })}>
      {text('slip.type.build', { match: nameB === '' ? nameA : `${nameA} – ${nameB}` })}
    </Button>
  ))
}
