import type { Statistics } from '@touchline/contract'
import { SideScores } from '../../ui/SideScores.tsx'
import styles from './MapScores.module.css'

/** The maps of a series with their scores; those to come are empty. */
export function MapScores({ statistics }: { statistics: Statistics | null }) {
  const played = statistics?.period_score ?? []
  const isRunning = statistics?.game_score != null
  const maps = Math.max(played.length, statistics?.max_period_number ?? 0)
  return (
    <ol className={styles.MapScores}>
      {Array.from({ length: maps }, (_, at) => {
        const map = played[at]
        const state = map === undefined ? 'coming' : isRunning && at === played.length - 1 ? 'running' : 'played'
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: maps are distinguished by their place only
          <li key={at} data-state={state}>
            <b>{map ? <SideScores home={map.home} away={map.away} /> : '–'}</b>
            <span>{map?.period_name ?? at + 1}</span>
          </li>
        )
      })}
    </ol>
  )
}
