/** The tests every sport of this folder passes; a sport adds its own reference values and stories. */

import type { SportKey } from '@touchline/betting'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OutcomeSource } from '../../../markets/types.ts'
import { marketDescriptor } from '../../../sports.ts'
import type { FairMarket, SportModel, SportState } from '../../types.ts'
import { everOffered, leftOpen } from './offered.ts'
import { playMatch, type SetupRange, setupOf } from './played-match.ts'
import { surebets } from './surebets.ts'
import { violations } from './violations.ts'

export interface Conformance<T, S extends SportState> extends SetupRange {
  readonly sport: SportKey
  readonly model: SportModel<T, S>
  /** Market ids that must be on offer before the match, whatever the seed. */
  readonly prematch: readonly number[]
  /** Property runs; each plays a match. */
  readonly runs: number
}

export function describeConformance<T, S extends SportState>(plan: Conformance<T, S>): void {
  const { model, sport } = plan
  const play = (seed: string) => playMatch(model, setupOf(seed, plan), seed)
  const seeds = fc.integer({ min: 1, max: 1_000_000 }).map((n) => `${sport}/${n}`)
  const moments = fc.double({ min: -0.02, max: 1, noNaN: true })

  describe(`${sport} model`, () => {
    test('the same seed plays a byte-identical match (invariant 14)', () => {
      const once = JSON.stringify(play('twin').events)
      expect(JSON.stringify(play('twin').events)).toBe(once)
      expect(JSON.stringify(play('other').events)).not.toBe(once)
    })

    test('at any moment the prices are coherent and undecided (invariants 1 to 6, 11)', () => {
      fc.assert(
        fc.property(seeds, moments, (seed, moment) => {
          const match = play(seed)
          expect(violations(model, match.truth, match.at(moment * match.end))).toEqual([])
        }),
        { numRuns: plan.runs, seed: 20_260_801 },
      )
    })

    test('no set of prices of one match is a sure win (invariant 12)', () => {
      fc.assert(
        fc.property(seeds, moments, (seed, moment) => {
          const match = play(seed)
          const state = match.at(moment * match.end)
          const phase = state.phase === 'not_started' ? 'prematch' : 'live'
          expect(surebets(sport, model.fair(match.truth, state), phase)).toEqual([])
        }),
        { numRuns: Math.ceil(plan.runs / 3), seed: 20_260_802 },
      )
    })

    test('events are in order, betting states are known, and the last event ends the match', () => {
      fc.assert(
        fc.property(seeds, (seed) => {
          const match = play(seed)
          const times = match.events.map(({ at }) => at)
          expect(times).toEqual(times.toSorted((a, b) => a - b))
          expect(times.every((at) => Number.isInteger(at) && at >= 0)).toBe(true)
          expect(match.final.phase).toBe('ended')
          expect(match.final.ending).not.toBeNull()
          expect(match.at(match.end - 1).phase).not.toBe('ended')
          expect(model.fair(match.truth, match.final)).toEqual([])
        }),
        { numRuns: Math.ceil(plan.runs / 3), seed: 20_260_803 },
      )
    })

    test('the end decides every market that was ever on offer, one winner each unless void', () => {
      fc.assert(
        fc.property(seeds, (seed) => {
          const match = play(seed)
          const markets = everOffered(model, match, 25)
          expect(leftOpen(model, markets, match.final)).toEqual([])
          expect(markets.filter((market) => !settlesCleanly(model, market, match.final))).toEqual([])
        }),
        { numRuns: Math.ceil(plan.runs / 5), seed: 20_260_804 },
      )
    })

    test('a decision never changes afterwards', () => {
      fc.assert(
        fc.property(seeds, moments, (seed, moment) => {
          const match = play(seed)
          const state = match.at(moment * match.end)
          for (const market of everOffered(model, match, 8)) {
            for (const { id } of market.outcomes) {
              const early = model.outcome(market, id, state)
              if (early !== 'open') expect(early).toBe(model.outcome(market, id, match.final))
            }
          }
        }),
        { numRuns: Math.ceil(plan.runs / 5), seed: 20_260_805 },
      )
    })

    test('every market and outcome on offer has its descriptor', () => {
      const match = play('descriptors')
      const markets = everOffered(model, match, 20)
      expect(markets.filter((market) => !described(sport, market))).toEqual([])
      const early = new Set(model.fair(match.truth, match.at(-1)).map(({ id }) => id))
      expect(plan.prematch.filter((id) => !early.has(id))).toEqual([])
    })

    test('the score is shown at any moment', () => {
      fc.assert(
        fc.property(seeds, moments, (seed, moment) => {
          const match = play(seed)
          const state = match.at(moment * match.end)
          const score = model.score(match.truth, state)
          const numbers = score.periods.map(({ number }) => number)
          expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
          expect(score.home).toBeGreaterThanOrEqual(0)
          expect(score.away).toBeGreaterThanOrEqual(0)
          expect(score.stage === 0).toBe(state.phase === 'not_started')
          expect(model.finalText(state)).toContain(`${score.home}:${score.away}`)
        }),
        { numRuns: Math.ceil(plan.runs / 3), seed: 20_260_806 },
      )
    })
  })
}

function settlesCleanly<T, S extends SportState>(model: SportModel<T, S>, market: FairMarket, final: S): boolean {
  const results = market.outcomes.map(({ id }) => model.outcome(market, id, final))
  if (results.every((result) => result === 'void' || result === 'push')) return true
  return results.filter((result) => result === 'win' || result === 'half_win').length === 1
}

function described(sport: SportKey, market: FairMarket): boolean {
  const descriptor = marketDescriptor(sport, market.id)
  if (descriptor === null) return false
  const known = outcomeIds(descriptor.outcomes)
  return known === null || market.outcomes.every(({ id }) => known.has(id))
}

function outcomeIds(source: OutcomeSource): ReadonlySet<string> | null {
  switch (source.kind) {
    case 'fixed':
      return new Set(source.outcomes.map(({ id }) => id))
    case 'variant':
      return new Set(
        Object.values(source.variants)
          .flat()
          .map(({ id }) => id),
      )
    case 'players':
    case 'competitors':
    case 'numbers':
      return null
  }
}
