import type { Incident } from '@touchline/contract'
import type { SportKey } from '@touchline/contract/constants'
import type { MessageId, TextOf } from '../../../i18n/index.ts'

type SharedType = Exclude<Incident['type'], 'score' | 'period' | 'penalty'>

const NAMES: { readonly [T in SharedType]: MessageId } = {
  yellow_card: 'centre.incident.yellow_card',
  red_card: 'centre.incident.red_card',
  corner: 'centre.incident.corner',
  timeout: 'centre.incident.timeout',
  tower: 'centre.incident.tower',
  dragon: 'centre.incident.dragon',
  end: 'centre.incident.end',
}

/** What points of a sport are called. */
const SCORES: { readonly [K in SportKey]: MessageId } = {
  football: 'centre.incident.goal',
  'ice-hockey': 'centre.incident.goal',
  tennis: 'centre.incident.game',
  basketball: 'centre.incident.points',
  'american-football': 'centre.incident.points',
  baseball: 'centre.incident.run',
  cs2: 'centre.incident.round',
  dota2: 'centre.incident.map',
  lol: 'centre.incident.map',
  'horse-racing': 'centre.incident.points',
  lottery: 'centre.incident.points',
}

const WAYS: { readonly [W in NonNullable<Incident['way']>]: MessageId } = {
  touchdown: 'centre.incident.touchdown',
  field_goal: 'centre.incident.field_goal',
  three_pointer: 'centre.incident.three_pointer',
  break: 'centre.incident.break',
}

/** What an incident is called in the page's language. */
export function incidentName(text: TextOf, sport: SportKey, { type, way, period_name: period }: Incident): string {
  switch (type) {
    case 'score':
      return text(way ? WAYS[way] : SCORES[sport])
    case 'period':
      return period ?? ''
    case 'penalty':
      return text(sport === 'football' ? 'centre.incident.penalty' : 'centre.incident.penalty_minutes')
    default:
      return text(NAMES[type])
  }
}

/** When it was: 63′, 45+2′, 12:04, or nothing in sports without a clock. */
export function incidentTime(sport: SportKey, { match_time: time, stoppage_time: extra }: Incident): string {
  if (time === null) return ''
  if (sport !== 'football') return `${Math.floor(time / 60)}:${String(time % 60).padStart(2, '0')}`
  const minute = Math.floor(time / 60)
  return extra === null ? `${minute + 1}′` : `${minute}+${Math.floor(extra / 60) + 1}′`
}
