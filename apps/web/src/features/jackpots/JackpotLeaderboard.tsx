import type { JackpotHit } from '@touchline/contract'
import { TIME, useFormat, useText } from '../../i18n/index.ts'
import { Money } from '../../ui/index.ts'
import styles from './JackpotLeaderboard.module.css'
import { currencyNamed } from './parts/currency-of.ts'

export interface JackpotLeaderboardProps {
  readonly hits: readonly JackpotHit[]
  readonly title: string
}

const WHEN: Intl.DateTimeFormatOptions = { ...TIME, day: 'numeric', month: 'short' }
/** So many letters of a pseudonym distinguish winners. */
const SHOWN_LETTERS = 4

/** The latest hits, newest first; or that there is none yet. */
export function JackpotLeaderboard({ hits, title }: JackpotLeaderboardProps) {
  const text = useText()
  const format = useFormat()
  return (
    <section className={styles.Board} aria-label={title}>
      <h2>{title}</h2>
      {hits.length === 0 && <p className={styles.None}>{text('jackpots.hits.none')}</p>}
      <ol>
        {hits.map((hit) => (
          <li key={hit.id} data-leaderboard-row={hit.id}>
            <span className={styles.Who}>
              {hit.jackpot_level_name} <span>{hit.jackpot_name}</span>
            </span>
            <b>
              <Money subunits={hit.amount} currency={currencyNamed(hit.currency)} />
            </b>
            <span className={styles.When}>
              {text('jackpots.hits.player', { hash: hit.user_hash.slice(0, SHOWN_LETTERS) })} ·{' '}
              <time dateTime={hit.created_at}>{format.date(hit.created_at, WHEN)}</time>
            </span>
            <span className={styles.Status}>{text(`jackpots.status.${hit.status}`)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
