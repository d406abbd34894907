import type { CallAnswer, Match } from '@touchline/contract'
import { useCall } from '../../../data/index.ts'
import { useFormat, useText } from '../../../i18n/index.ts'
import { Link, sportPath } from '../../../navigation/index.ts'
import styles from './FormSide.module.css'

type Statistics = CallAnswer<'getMatchStatistics'>['data']
type Form = Extract<Statistics, { type: 'form' }>['home']

/** Results shown of each side. */
const RESULTS = 5
const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' }

/** How both sides did lately. */
export function FormSide({ match, results = RESULTS }: { match: Match; results?: number | undefined }) {
  const text = useText()
  const { data, isError } = useCall('getMatchStatistics', { params: { id: match.id, type: 'form' } })
  const form = data?.data.type === 'form' ? data.data : null
  const isEmpty = form !== null && form.home.results.length + form.away.results.length === 0
  return (
    <section data-empty={isEmpty || undefined}>
      <h3>{text('centre.form')}</h3>
      {form && (
        <>
          <OneForm most={results} form={form.home} sport={match.tournament.sport.key} />
          <OneForm most={results} form={form.away} sport={match.tournament.sport.key} />
        </>
      )}
      {isError && !form && <p>{text('centre.unknown')}</p>}
    </section>
  )
}

function OneForm({ form, sport, most }: { form: Form; sport: string; most: number }) {
  const text = useText()
  const format = useFormat()
  const { competitor, results, scored, conceded } = form
  return (
    <div className={styles.Form}>
      <b>{competitor.name}</b>
      {results.length === 0 ? (
        <p className={styles.None}>{text('centre.form.none')}</p>
      ) : (
        <>
          <ol>
            {results.slice(0, most).map((result) => {
              const { home, away, score, outcome } = result
              const other = home.id === competitor.id ? away.name : home.name
              const description = text(`centre.outcome.${outcome}.said`, {
                other,
                score: `${score.home}–${score.away}`,
                day: format.date(result.start_time, DAY),
              })
              return (
                <li key={result.match_id}>
                  <Link
                    to={`${sportPath(sport)}/${result.slug}`}
                    className={styles.Pip}
                    data-outcome={outcome}
                    aria-label={description}
                    title={description}
                  >
                    {text(`centre.outcome.${outcome}`)}
                  </Link>
                </li>
              )
            })}
          </ol>
          <p className={styles.Sum}>
            {text('centre.form.sum', {
              matches: results.length,
              scored: format.number(scored),
              conceded: format.number(conceded),
            })}
          </p>
        </>
      )}
    </div>
  )
}
