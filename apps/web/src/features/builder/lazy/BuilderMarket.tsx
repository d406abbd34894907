import type { Market } from '@touchline/contract'
import { useId } from 'react'
import { useText } from '../../../i18n/index.ts'
import { useOdds } from '../../slip/index.ts'
import styles from './BetBuilder.module.css'
import { type BuilderPick, obstacleOf, pickKey } from './builder-state.ts'

export interface BuilderMarketProps {
  readonly market: Market
  readonly picks: readonly BuilderPick[]
  readonly excluded: ReadonlySet<string>
  readonly onPress: (pick: BuilderPick) => void
}

/** One market of the builder. An outcome that cannot join the picks is grey, and shows why before it is pressed. */
export function BuilderMarket({ market, picks, excluded, onPress }: BuilderMarketProps) {
  const text = useText()
  const odds = useOdds()
  const reasonId = useId()
  const picked = new Set(picks.map((pick) => pickKey(pick.market, pick.outcome.id)))
  const obstacles = market.outcomes.map((outcome) => obstacleOf(picks, market, outcome.id, excluded))
  const [reason] = obstacles.filter((obstacle) => obstacle !== null)
  return (
    <li className={styles.Market}>
      <p className={styles.Name}>{market.name}</p>
      <div className={styles.Outcomes}>
        {market.outcomes.map((outcome, at) => {
          const isOff = (obstacles[at] ?? null) !== null
          return (
            <button
              key={outcome.id}
              type="button"
              className={styles.Outcome}
              data-pick={pickKey(market, outcome.id)}
              aria-pressed={picked.has(pickKey(market, outcome.id))}
              aria-disabled={isOff || undefined}
              aria-describedby={isOff && reason !== undefined ? reasonId : undefined}
              onClick={() => {
                if (!isOff) onPress({ market, outcome })
              }}
            >
              <span>{outcome.name}</span>
              {outcome.odds > 10_000 && <bdi className={styles.Odds}>{odds(outcome.odds)}</bdi>}
            </button>
          )
        })}
      </div>
      <p id={reasonId} className={styles.Reason}>
        {reason !== undefined && text(`builder.obstacle.${reason}`)}
      </p>
    </li>
  )
}
