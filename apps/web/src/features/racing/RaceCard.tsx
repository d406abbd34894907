import type { Market, Race, Runner } from '@touchline/contract'
import { EVENT_STATUS } from '@touchline/contract/constants'
import { Crest } from '@touchline/ui'
import { useFormat, useText } from '../../i18n/index.ts'
import { useOutcome } from '../../live/index.ts'
import { proxiedLogo } from '../../platform/page/proxied-image.ts'
import { type EventNames, OddsButton } from '../markets/index.ts'
import { useOdds } from '../slip/index.ts'
import styles from './RaceCard.module.css'
import { Silk } from './Silk.tsx'
import { KILOGRAMS } from './units.ts'

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
  const text = useText()
  const isOver = race.status !== EVENT_STATUS.prematch
  const open = isOver ? [] : markets
  return (
    <section className={styles.RaceCard} data-markets={open.length}>
      <div className={styles.Head} aria-hidden="true">
        <span>{text('match.race.column.runner')}</span>
        <span className={styles.Facts}>{text('match.race.column.weight')}</span>
        <span className={styles.Facts}>{text('match.race.column.form')}</span>
        <span className={styles.Opened}>
          {text(isOver ? 'match.race.column.starting' : 'match.race.column.opened')}
        </span>
        <span className={styles.Prices}>
          {open.map((market) => (
            <span key={`${market.id}/${market.specifier}`}>{market.name}</span>
          ))}
        </span>
      </div>
      <ul>
        {inOrder(race.competitors).map((runner) => (
          <RunnerRow key={runner.id} runner={runner} event={event} markets={open} isOver={isOver} />
        ))}
      </ul>
    </section>
  )
}

const winOutcome = (runner: Runner, market: Market) => market.outcomes.find(({ id }) => id.endsWith(`:${runner.id}`))

function RunnerRow(props: { runner: Runner; isOver: boolean } & Omit<RaceCardProps, 'race'>) {
  const { runner, event, markets, isOver } = props
  const text = useText()
  const format = useFormat()
  const isOut = runner.withdrawn_at !== null
  const weight = format.number(runner.weight_kg, KILOGRAMS)
  const age = text('match.race.age', { count: runner.age })
  return (
    <li className={styles.Runner} data-runner={runner.number} data-out={isOut || undefined}>
      <span className={styles.Number}>
        <strong>{runner.number}</strong>
        {runner.stall !== null && (
          <span title={text('match.race.stall', { stall: runner.stall })}>({runner.stall})</span>
        )}
      </span>
      {runner.silk ? (
        <Silk silk={runner.silk} />
      ) : (
        <Crest letters={runner.short_name} {...runner.colors} logo={proxiedLogo(runner.logo)} size={34} />
      )}
      <div className={styles.Names}>
        <strong>{runner.name}</strong>
        <span>
          {text('match.race.jockey', { name: runner.jockey })} · {text('match.race.trainer', { name: runner.trainer })}
        </span>
        <span className={styles.Narrow}>
          {[age, weight, runner.form && text('match.race.form', { form: runner.form })].filter(Boolean).join(' · ')}
        </span>
      </div>
      <span className={styles.Facts}>
        {age}
        <br />
        {weight}
      </span>
      <span className={styles.Facts} dir="ltr">
        <bdi>{runner.form}</bdi>
      </span>
      <Opened runner={runner} event={event} win={markets[0]} isOver={isOver} />
      <div className={styles.Prices}>
        {isOut && <span className={styles.State}>{text('match.race.non_runner')}</span>}
        {runner.finish !== null && (
          <span className={styles.State} data-finish={runner.finish}>
            {text('match.race.finish', { place: runner.finish })}
          </span>
        )}
        {!isOut &&
          markets.map((market) => {
            const outcome = winOutcome(runner, market)
            return (
              outcome && (
                <OddsButton
                  key={`${market.id}/${market.specifier}`}
                  event={event}
                  market={market}
                  outcome={outcome}
                  label={market.name}
                />
              )
            )
          })}
      </div>
    </li>
  )
}

interface OpenedProps {
  readonly runner: Runner
  readonly event: EventNames
  readonly win: Market | undefined
  readonly isOver: boolean
}

/** How the price to win has moved since the morning; after the race, the price at the start. */
function Opened({ runner, event, win, isOver }: OpenedProps) {
  const text = useText()
  const odds = useOdds()
  const outcome = win && winOutcome(runner, win)
  const live = useOutcome(event.matchId, win?.id ?? 0, win?.specifier ?? '', outcome?.id ?? '')
  const now = live?.odds ?? outcome?.odds ?? 0
  const first = runner.first_odds
  if (isOver || first === null || now === 0 || runner.withdrawn_at !== null)
    return (
      <span className={styles.Opened}>
        {isOver && <bdi>{runner.starting_odds ? odds(runner.starting_odds) : '–'}</bdi>}
      </span>
    )
  const moved = now === first ? 'same' : now > first ? 'longer' : 'shorter'
  return (
    <span
      className={styles.Opened}
      data-moved={moved}
      title={text(`match.race.opened.${moved}`, { odds: odds(first) })}
    >
      <bdi>{odds(first)}</bdi>
      <span aria-hidden="true">{{ same: '', longer: '▲', shorter: '▼' }[moved]}</span>
    </span>
  )
}
