import type { SportEvent } from '@touchline/contract'
import { sportPath } from './routes.ts'

/** Where an event belongs: the league of a match, what a championship, a race or a draw is one of. */
export function leagueOf(event: SportEvent) {
  return event.type === 'match' ? event.tournament : event.parent
}

/** Path of an event's page. */
export function eventPath(event: SportEvent): string {
  return sportPath(leagueOf(event).sport.key, event.slug)
}

/** What an event is called: its sides, or the name it has of its own. */
export function eventName(event: SportEvent): string {
  return event.type === 'match' ? `${event.competitors.home.name} – ${event.competitors.away.name}` : event.name
}
