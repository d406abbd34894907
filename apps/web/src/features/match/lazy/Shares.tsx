import type { Match, MatchTimeline } from '@touchline/contract'
import { useFormat, useText } from '../../../i18n/index.ts'
import { useEventLive } from '../../../live/index.ts'
import { COUNTER_NAMES } from '../counter-names.ts'
import styles from './Shares.module.css'

const PERCENT: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 0 }

type Pair = NonNullable<MatchTimeline['possession']>

interface Share {
  readonly key: string
  readonly name: string
  readonly home: string
  readonly away: string
  /** Home's part of both, 0 to 1; null where there is nothing to share yet. */
  readonly share: number | null
}

function shareOf({ home, away }: Pair): number | null {
  return home + away === 0 ? null : home / (home + away)
}

/** Possession and what was counted on each side: the numbers, and a bar that both share. */
export function Shares({ match, possession }: { match: Match; possession: Pair | null }) {
  const text = useText()
  const format = useFormat()
  const counters = useEventLive(match.id)?.statistics?.counters ?? {}
  const held = possession && shareOf(possession)
  const ball: Share[] =
    held === null
      ? []
      : [
          {
            key: 'possession',
            name: text('centre.possession'),
            home: format.number(held, PERCENT),
            away: format.number(1 - held, PERCENT),
            share: held,
          },
        ]
  const counted = Object.entries(COUNTER_NAMES).flatMap(([key, name]): Share[] => {
    const pair = counters[key]
    if (!pair) return []
    return [
      { key, name: text(name), home: format.number(pair.home), away: format.number(pair.away), share: shareOf(pair) },
    ]
  })
  const rows = [...ball, ...counted]
  if (rows.length === 0) return null
  return (
    <dl className={styles.Shares}>
      {rows.map(({ key, name, home, away, share }) => (
        <div key={key} className={styles.Row}>
          <dt>{name}</dt>
          <dd>{home}</dd>
          <dd>{away}</dd>
          <span
            className={styles.Bar}
            data-empty={share === null}
            style={{ '--share': share ?? 0.5 }}
            aria-hidden="true"
          />
        </div>
      ))}
    </dl>
  )
}
