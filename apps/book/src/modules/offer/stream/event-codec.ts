import type { CompetitorRow, EventEntry, Reference, RunnerEntry, TournamentRow } from '../../catalogue/index.ts'
import type { WireEvent } from './wire.ts'

/** Ids instead of the data that every process reads from the database itself. */
export function encodeEvent(entry: EventEntry): WireEvent {
  const tournament = entry.tournament.id
  switch (entry.type) {
    case 'match':
      return { ...entry, tournament, home: entry.home.id, away: entry.away.id }
    case 'outright':
      return { ...entry, tournament, competitors: entry.competitors.map(({ id }) => id) }
    case 'race':
      return { ...entry, tournament, runners: entry.runners.map((runner) => ({ ...runner, horse: runner.horse.id })) }
    case 'draw':
      return { ...entry, tournament }
  }
}

type Encoded<E extends EventEntry> = Omit<E, 'tournament' | 'home' | 'away' | 'competitors' | 'runners'>

/** The decoded event; null if its league or a participant is unknown. */
export function decodeEvent(
  wire: WireEvent,
  reference: Pick<Reference, 'tournaments' | 'competitors'>,
): EventEntry | null {
  const tournament = reference.tournaments.get(Number(wire.tournament))
  if (tournament === undefined) return null
  const shared = wire as unknown as Encoded<EventEntry> & { readonly type: EventEntry['type'] }
  const with_ = { ...shared, tournament } as Record<string, unknown> & { tournament: TournamentRow }
  const find = (id: unknown): CompetitorRow | undefined => reference.competitors.get(Number(id))
  switch (shared.type) {
    case 'match': {
      const [home, away] = [find(wire.home), find(wire.away)]
      return home === undefined || away === undefined ? null : ({ ...with_, home, away } as unknown as EventEntry)
    }
    case 'outright': {
      const competitors = (wire.competitors as readonly number[]).map(find)
      return competitors.includes(undefined) ? null : ({ ...with_, competitors } as unknown as EventEntry)
    }
    case 'race': {
      const runners = (wire.runners as readonly (Omit<RunnerEntry, 'horse'> & { readonly horse: number })[]).map(
        (runner) => ({ ...runner, horse: find(runner.horse) }),
      )
      return runners.some(({ horse }) => horse === undefined) ? null : ({ ...with_, runners } as unknown as EventEntry)
    }
    case 'draw':
      return with_ as unknown as EventEntry
  }
}
