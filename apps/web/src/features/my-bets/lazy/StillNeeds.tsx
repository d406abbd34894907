import { type LegNeed, legNeed, type SportKey } from '@touchline/betting'
import type { Selection } from '@touchline/contract'
import { useText } from '../../../i18n/index.ts'
import { useEventLive } from '../../../live/index.ts'
import styles from './BetLeg.module.css'

const BEYOND = /overtime|penalt|extra/

/** What a leg in play still needs, where its market and the score determine it exactly. */
export function StillNeeds({ leg }: { leg: Selection }) {
  const text = useText()
  const { match, market, specifier, outcome } = leg
  const statistics = useEventLive(match.id)?.statistics
  if (statistics === null || statistics === undefined) return null
  const { total_score: score, period_score: periods } = statistics
  const asked = { sport: match.sport_key as SportKey, marketId: market.id, specifier, outcomeId: outcome.id }
  const need = legNeed(asked, { ...score, isBeyondRegularTime: periods.some(({ type }) => BEYOND.test(type)) })
  if (need === null) return null
  return (
    <span className={styles.Needs} data-needs={need.kind}>
      {sentence(text, need, match)}
    </span>
  )
}

function sentence(text: ReturnType<typeof useText>, need: LegNeed, { home, away, name }: Selection['match']): string {
  switch (need.kind) {
    case 'holds':
      return text('bets.needs.wins')
    case 'both':
      return text('bets.needs.both')
    case 'more':
    case 'room':
      return text(`bets.needs.${need.unit}.${need.kind}`, { count: need.count })
    case 'team':
    case 'lead': {
      const team = (need.side === 'home' ? home : away) ?? name
      return text(`bets.needs.${need.unit}.${need.kind}`, { count: need.count, team })
    }
  }
}
