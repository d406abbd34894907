import { type SlipSelection, sameMatchSelections } from '@touchline/betting'
import type { TabItem } from '@touchline/ui'
import { useDialogs } from '../../../../dialogs/index.ts'
import { useText } from '../../../../i18n/index.ts'
import { useSettings } from '../../../account/index.ts'
import type { ReckonedSlip } from '../use-reckoned-slip.ts'

/** The first match picked in several markets that may be bet on: outcomes of one market exclude each other. */
function matchToBuild(selections: readonly SlipSelection[]): number | undefined {
  const several = sameMatchSelections(selections).filter(({ isSuspended }) => !isSuspended)
  const marketsOf = (eventId: number) =>
    new Set(several.filter((leg) => leg.matchId === eventId).map((leg) => leg.marketId))
  return several.find(({ matchId }) => marketsOf(matchId).size > 1)?.matchId
}

/**
 * The tab of the bet builder, where selections of one match, which no combo can hold, become one bet; none where a site
 * has no bet builder.
 */
export function useBuilderTab({ slip, summary }: ReckonedSlip): TabItem<'BUILDER'> | null {
  const text = useText()
  const dialogs = useDialogs()
  if (useSettings()?.custom_bet_enabled === false) return null
  const singles = summary.bets.flatMap(({ bet }) => (bet.betType === 'SINGLE' ? bet.selections : []))
  const match = slip.inProgress ? undefined : matchToBuild(singles)
  return {
    value: 'BUILDER',
    label: text('slip.type.builder'),
    disabledReason:
      match !== undefined ? undefined : text(slip.inProgress ? 'slip.placing' : 'slip.type.refused.builder'),
    opens: () => match !== undefined && dialogs.open('custom-bet', { match }),
  }
}
