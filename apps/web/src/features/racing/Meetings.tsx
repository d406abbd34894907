import type { Meeting, MeetingRace } from '@touchline/contract'
import { EVENT_STATUS } from '@touchline/contract/constants'
import { Flag } from '@touchline/ui'
import { TIME, useFormat, useText } from '../../i18n/index.ts'
import { Link, sportPath } from '../../navigation/index.ts'
import { Countdown } from '../catalogue/index.ts'
import { Star } from '../favourites/index.ts'
import styles from './Meetings.module.css'
import { METRES } from './units.ts'

/** Meetings one after the other, those of a country together. */
function byCountry(meetings: readonly Meeting[]): ReadonlyMap<number, readonly Meeting[]> {
  const countries = new Map<number, Meeting[]>()
  for (const meeting of meetings) {
    const { id } = meeting.course.category
    countries.set(id, [...(countries.get(id) ?? []), meeting])
  }
  return countries
}

/**
 * The meetings of a day by country and course.
 * @param nextId the race that is off next, over all courses
 */
export function Meetings({ meetings, nextId }: { meetings: readonly Meeting[]; nextId: number | undefined }) {
  return [...byCountry(meetings)].map(([id, held]) => {
    const country = held[0]?.course.category
    return (
      <section key={id} className={styles.Country} aria-label={country?.name}>
        <h2>
          <Flag country={country?.country_code ?? null} />
          {country?.name}
        </h2>
        {held.map((meeting) => (
          <Course key={meeting.course.id} meeting={meeting} nextId={nextId} />
        ))}
      </section>
    )
  })
}

function Course({ meeting: { course, going, races }, nextId }: { meeting: Meeting; nextId: number | undefined }) {
  return (
    <div className={styles.Course}>
      <h3>
        <Link to={sportPath(course.sport.key, course.slug)}>{course.name}</Link>
        <Star kind="league" id={course.id} name={course.name} />
        <span>{going}</span>
      </h3>
      <ul className={styles.Races}>
        {races.map((race) => (
          <li key={race.id}>
            <Link
              to={sportPath(course.sport.key, race.slug)}
              className={styles.Race}
              data-race={race.number}
              data-next={race.id === nextId || undefined}
            >
              <RaceFacts race={race} isNext={race.id === nextId} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function RaceFacts({ race, isNext }: { race: MeetingRace; isNext: boolean }) {
  const text = useText()
  const format = useFormat()
  return (
    <>
      <strong>
        <time dateTime={race.start_time}>{format.date(race.start_time, TIME)}</time>
        {isNext && <Countdown to={race.start_time} isAlone />}
      </strong>
      <RaceState race={race} />
      <span>
        {text('racing.race', { number: race.number })} · {format.number(race.distance_m, METRES)}
      </span>
    </>
  )
}

function RaceState({ race }: { race: MeetingRace }) {
  const text = useText()
  switch (race.status) {
    case EVENT_STATUS.prematch:
      return <span>{text('racing.runners', { count: race.runners })}</span>
    case EVENT_STATUS.live:
    case EVENT_STATUS.stopped:
      return <span className={styles.Running}>{text('racing.running')}</span>
    case EVENT_STATUS.not_covered:
      return <span>{text('racing.called_off')}</span>
    default:
      return (
        <span className={styles.Winner}>
          {race.winners.map(({ number, name }) => `${number} ${name}`).join(' · ') || text('racing.over')}
        </span>
      )
  }
}
