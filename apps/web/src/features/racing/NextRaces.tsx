import type { Race } from '@touchline/contract'
import { EVENT_STATUS } from '@touchline/contract/constants'
import { Flag } from '@touchline/ui'
import { useFormat, useText } from '../../i18n/index.ts'
import { useEventLive, useRowChannel } from '../../live/index.ts'
import { eventPath, Link } from '../../navigation/index.ts'
import { Countdown } from '../catalogue/index.ts'
import { byPrice, eventNames, OddsButton } from '../markets/index.ts'
import styles from './NextRaces.module.css'
import { Silk } from './Silk.tsx'
import { METRES } from './units.ts'

const FAVOURITES = 3

/** The races that are off next, each with its favourites. */
export function NextRaces({ races }: { races: readonly Race[] }) {
  const text = useText()
  if (races.length === 0) return null
  return (
    <section className={styles.NextRaces} aria-label={text('racing.next')}>
      {races.map((race) => (
        <NextRace key={race.id} race={race} />
      ))}
    </section>
  )
}

function NextRace({ race }: { race: Race }) {
  const text = useText()
  const format = useFormat()
  const ref = useRowChannel(race)
  const status = useEventLive(race.id)?.status ?? race.status
  const market = race.main_market
  const runners = new Map(race.competitors.map((runner) => [String(runner.id), runner]))
  const runnerOf = (outcomeId: string) => runners.get(outcomeId.split(':').at(-1) ?? '')
  const inRace = (market?.outcomes ?? []).filter(({ id }) => runnerOf(id)?.withdrawn_at === null)
  return (
    <article ref={ref} className={styles.Race} data-match={race.id}>
      <h2>
        <Flag country={race.parent.category.country_code} />
        <Link to={eventPath(race)}>{race.name}</Link>
        <span className={styles.Off} data-running={status !== EVENT_STATUS.prematch || undefined}>
          {status === EVENT_STATUS.prematch ? <Countdown to={race.start_time} isAlone /> : text('racing.running')}
        </span>
      </h2>
      <p>
        {format.number(race.distance_m, METRES)} · {race.going} ·{' '}
        {text('racing.runners', { count: race.competitors.filter((runner) => runner.withdrawn_at === null).length })}
      </p>
      <ul>
        {market &&
          byPrice(inRace)
            .slice(0, FAVOURITES)
            .map((outcome) => {
              const runner = runnerOf(outcome.id)
              return (
                <li key={outcome.id} data-runner={runner?.number}>
                  {runner?.silk && <Silk silk={runner.silk} size={26} />}
                  <OddsButton
                    event={eventNames(race)}
                    market={market}
                    outcome={outcome}
                    label={outcome.name}
                    look="row"
                  />
                </li>
              )
            })}
      </ul>
      <Link to={eventPath(race)} className={styles.Card}>
        {text('racing.card')}
      </Link>
    </article>
  )
}
