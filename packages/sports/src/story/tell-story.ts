import type { AnySportModel, MatchEvent, SportState } from '../models/types.ts'
import { incidentsOf } from './changes.ts'
import type { Incident, MatchStory } from './types.ts'
import { IN_POSSESSION, PRESSURE } from './weights.ts'

/** Lengths of the spans of momentum in seconds, and how many of them are drawn at most. */
const SPANS = [60, 120, 180, 300, 600]
const MOST_SPANS = 120

interface Pressure {
  readonly second: number
  readonly side: 'home' | 'away'
  readonly weight: number
}

/**
 * The course of a match up to a moment, from its own events.
 * @param until match time in ms; later events are ignored
 */
export function storyOf(
  model: AnySportModel,
  truth: unknown,
  events: readonly MatchEvent[],
  until: number,
): MatchStory {
  let state: SportState = model.initial(truth)
  let view = model.score(truth, state)
  let now = 0
  let playedMs = 0
  const held = { home: 0, away: 0 }
  const incidents: Incident[] = []
  const pressures: Pressure[] = []

  function pass(to: number): void {
    if (state.phase === 'running') {
      playedMs += to - now
      const { type, side } = view.situation ?? { type: '', side: null }
      if (side !== null && IN_POSSESSION.has(type)) held[side] += to - now
    }
    now = to
  }

  for (const event of events) {
    if (event.at > until) break
    pass(event.at)
    state = model.apply(truth, state, event)
    const next = model.score(truth, state)
    const second = Math.floor(playedMs / 1000)
    incidents.push(...incidentsOf(event, view, next, second))
    const weight = PRESSURE[event.type]
    if (weight !== undefined && event.side !== undefined) pressures.push({ second, side: event.side, weight })
    view = next
  }
  if (state.phase !== 'ended' && until > now) pass(until)
  const played = Math.floor(playedMs / 1000)
  const possession = { home: Math.round(held.home / 1000), away: Math.round(held.away / 1000) }
  return {
    played,
    incidents,
    momentum: momentumOf(pressures, played),
    possession: possession.home + possession.away === 0 ? null : possession,
  }
}

function momentumOf(pressures: readonly Pressure[], played: number): MatchStory['momentum'] {
  const spanSeconds = SPANS.find((span) => played / span <= MOST_SPANS) ?? 1_200
  const spans = Array.from({ length: Math.ceil((played + 1) / spanSeconds) }, () => ({ home: 0, away: 0 }))
  for (const { second, side, weight } of pressures) {
    const span = spans[Math.floor(second / spanSeconds)]
    if (span !== undefined) span[side] += weight
  }
  return { spanSeconds, spans }
}
