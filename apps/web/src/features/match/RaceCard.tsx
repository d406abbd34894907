import type { Market, Race, Runner } from '@touchline/contract'
import { Crest } from '@touchline/ui'
import { useFormat, useText } from '../../i18n/index.ts'
import { type EventNames, OddsButton } from '../markets/index.ts'
import styles from './RaceCard.module.css'

export interface RaceCardProps {
  readonly race: Race
  readonly event: EventNames
  /** Win, and place where it is paid; none once betting is closed. */
  readonly markets: readonly Market[]
}

/** Runners by number, or as they came in; non-runners last. */
function inOrder(runners: readonly Runner[]): Runner[] {
  const rank = ({ withdrawn_at, finish, number }: Runner) => (withdrawn_at === null ? (finish ?? number) : 1_000)
  return [...runners].sort((a, b) => rank(a) - rank(b) || a.number - b.number)
}

/** The race card: a row for each runner, with its prices. */
export function RaceCard({ race, event, markets }: RaceCardProps) {
  return (
    <ul className={styles.RaceCard} data-markets={markets.length}>
      {inOrder(race.competitors).map((runner) => (
        <RunnerRow key={runner.id} runner={runner} event={event} markets={markets} />
      ))}
    </ul>
  )
}

function RunnerRow({ runner, event, markets }: { runner: Runner } & Omit<RaceCardProps, 'race'>) {
  const text = useText()
  const format = useFormat()
  const isOut = runner.withdrawn_at !== null
  const weight = format.number(runner.weight_kg, { minimumFractionDigits: 1 })
  const details = [
    text('match.race.jockey', { name: runner.jockey }),
    text('match.race.trainer', { name: runner.trainer }),
    text('match.race.age', { count: runner.age }),
    `${weight} kg`,
    ...(runner.stall === null ? [] : [text('match.race.stall', { stall: runner.stall })]),
    ...(runner.form === '' ? [] : [text('match.race.form', { form: runner.form })]),
  ]
  return (
    <li className={styles.Runner} data-out={isOut || undefined}>
      <span className={styles.Number}>{runner.number}</span>
      <Crest
        letters={runner.short_name}
        primary={runner.colors.primary}
        secondary={runner.colors.secondary}
        logo={runner.logo}
        size={30}
      />
      <div className={styles.Names}>
        <strong>{runner.name}</strong>
        <span>{details.join(' · ')}</span>
      </div>
      {isOut && <span className={styles.State}>{text('match.race.non_runner')}</span>}
      {runner.finish !== null && (
        <span className={styles.State}>{text('match.race.finish', { place: runner.finish })}</span>
      )}
      {!isOut && (
        <div className={styles.Prices}>
          {markets.map((market) => {
            const outcome = market.outcomes.find(({ id }) => id.endsWith(`:${runner.id}`))
            return (
              outcome && (
                <OddsButton key={market.id} event={event} market={market} outcome={outcome} label={market.name} />
              )
            )
          })}
        </div>
      )}
    </li>
  )
}
