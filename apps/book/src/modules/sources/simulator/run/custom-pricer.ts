import { marketKey } from '@touchline/betting'
import type { AnySportModel, SportState } from '@touchline/sports'
import type { CustomLeg, CustomPricer } from '../../../pricing/index.ts'
import { believedTruth } from './price-match.ts'
import type { Prematch, Roster, Running } from './roster.ts'

/** A match with the state that its prices were made of, and the prices requested for it so far. */
interface Asked {
  readonly model: AnySportModel
  readonly truth: unknown
  readonly state: SportState
  /** Wall ms of the prices before the start; 0 in play. */
  readonly pricedAt: number
  readonly answers: Map<string, number | null>
}

/** Prices outcomes of a match together from the state behind its own prices. Responses are kept until that changes. */
export function createCustomPricer(roster: Roster): CustomPricer {
  const asked = new WeakMap<Prematch | Running, Asked>()

  function inPlay(running: Running): Asked {
    const { model, truth, state } = running.live
    const known = asked.get(running)
    if (known?.state === state()) return known
    const made = { model, truth, state: state(), pricedAt: 0, answers: new Map<string, number | null>() }
    asked.set(running, made)
    return made
  }

  function beforeStart(waiting: Prematch): Asked {
    const { match, model, pricedAt } = waiting
    const known = asked.get(waiting)
    if (known?.pricedAt === pricedAt) return known
    const truth = believedTruth(match, model, pricedAt)
    const made = { model, truth, state: model.initial(truth), pricedAt, answers: new Map<string, number | null>() }
    asked.set(waiting, made)
    return made
  }

  function find(eventId: number): Asked | null {
    const running = roster.running.get(eventId)
    if (running !== undefined) return running.endedAt === null ? inPlay(running) : null
    const waiting = roster.prematch.get(eventId)
    return waiting === undefined || waiting.pricedAt === 0 ? null : beforeStart(waiting)
  }

  return {
    jointProbability(eventId, legs) {
      const match = find(eventId)
      if (match === null) return null
      const { model, truth, state, answers } = match
      const key = keyOf(legs)
      const known = answers.get(key)
      if (known !== undefined) return known
      const made = model.jointProbability?.(truth, state, legs) ?? null
      answers.set(key, made)
      return made
    },
  }
}

function keyOf(legs: readonly CustomLeg[]): string {
  return legs
    .map((leg) => `${marketKey(leg.id, leg.specifier)}/${leg.outcomeId}`)
    .sort()
    .join('&')
}
