import type { Incident, Match } from '@touchline/contract'
import { useState } from 'react'
import { useText } from '../../../i18n/index.ts'
import { SideScores } from '../../../ui/SideScores.tsx'
import { IncidentMark } from './IncidentMark.tsx'
import { incidentName, incidentTime } from './incident-words.ts'
import styles from './Timeline.module.css'

/** Incidents shown at first. */
const AT_FIRST = 10
const QUIET: ReadonlySet<Incident['type']> = new Set(['corner', 'timeout'])

/** What happened when, the newest first: home's on its side, away's on the other. */
export function Timeline({ match, incidents }: { match: Match; incidents: readonly Incident[] }) {
  const text = useText()
  const [whole, setWhole] = useState(false)
  const { key: sport } = match.tournament.sport
  const newest = [...incidents].reverse()
  const notable = newest.filter(({ type }) => !QUIET.has(type))
  const shown = whole ? newest : notable.slice(0, AT_FIRST)
  if (newest.length === 0) return null
  return (
    <section className={styles.Timeline} aria-label={text('centre.timeline')}>
      <h3>{text('centre.timeline')}</h3>
      <ol>
        {shown.map((incident) => (
          <li
            key={`${incident.type} ${incident.side} ${incident.second} ${incident.score.home} ${incident.score.away}`}
            data-side={incident.side ?? undefined}
            data-type={incident.type}
          >
            <span className={styles.When} dir="ltr">
              {incidentTime(sport, incident)}
            </span>
            <span className={styles.What}>
              {incident.side && <IncidentMark type={incident.type} />}
              <span>
                <b>{incidentName(text, sport, incident)}</b>
                {incident.player && <span className={styles.Who}> {incident.player}</span>}
                {incident.side && <span className={styles.Who}> {match.competitors[incident.side].name}</span>}
              </span>
              {(incident.type === 'score' || incident.type === 'end') && (
                <span className={styles.Score}>
                  <ScoreAfter incident={incident} bySets={sport === 'tennis' || sport === 'cs2'} />
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
      {newest.length > shown.length || whole ? (
        <button type="button" className={styles.More} aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? text('centre.timeline.fewer') : text('centre.timeline.all', { count: newest.length })}
        </button>
      ) : null}
    </section>
  )
}

/** Where periods are won, a point counts in its period. */
function ScoreAfter({ incident, bySets }: { incident: Incident; bySets: boolean }) {
  const { home, away } = bySets && incident.type === 'score' ? incident.period_score : incident.score
  return <SideScores home={home} away={away} />
}
