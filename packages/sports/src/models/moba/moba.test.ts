import { describe, expect, test } from 'vitest'
import { createRng } from '../../rng.ts'
import { describeConformance } from '../kit/testing/conformance.ts'
import { playMatch } from '../kit/testing/played-match.ts'
import type { MatchEvent, Side } from '../types.ts'
import { drawGoldSwing, drawKiller, homeWinsMap } from './evidence.ts'
import { DOTA2_SPORT, LOL_SPORT } from './index.ts'
import { applyMoba, initialMoba, type MobaState } from './state.ts'
import { LOL, type MobaTruth } from './truth.ts'

const CONFORMANCE = { bestOf: [1, 3, 5], tempo: [0.9, 1.1], prematch: [186, 395], runs: 60 } as const

describeConformance({ sport: 'dota2', model: DOTA2_SPORT.model, ...CONFORMANCE })
describeConformance({ sport: 'lol', model: LOL_SPORT.model, ...CONFORMANCE })

const EVEN: MobaTruth = { bestOf: 3, game: LOL, maps: [0.5, 0.5, 0.5] }

function after(...events: readonly Omit<MatchEvent, 'at'>[]): MobaState {
  return events.reduce<MobaState>((state, event, i) => applyMoba(state, { at: i * 1000, ...event }), initialMoba(EVEN))
}

const MAP: Omit<MatchEvent, 'at'> = { type: 'map_start' }

function mapTo(side: Side): Omit<MatchEvent, 'at'> {
  return { type: 'map_end', side }
}

function gold(lead: number): Omit<MatchEvent, 'at'> {
  return { type: 'minute', data: { gold_lead: lead } }
}

function homeWin(state: MobaState, id: number, specifier = ''): number {
  const market = LOL_SPORT.model.fair(EVEN, state).find((m) => m.id === id && m.specifier === specifier)
  return market?.outcomes[0]?.win ?? Number.NaN
}

describe('map evidence', () => {
  test('signals move the chance by exactly what they say about the winner (Bayes)', () => {
    const rng = createRng('bayes')
    let predicted = 0
    let won = 0
    const runs = 20_000
    for (let i = 0; i < runs; i++) {
      const winner: Side = rng.chance(0.4) ? 'home' : 'away'
      let lead = 0
      let kills = 0
      for (let minute = 1; minute <= 12; minute++) {
        lead += drawGoldSwing(winner, minute, rng)
        kills += drawKiller(winner, rng) === 'home' ? 1 : -1
      }
      const chance = homeWinsMap(0.4, lead, kills)
      if (chance < 0.7) continue
      predicted += chance
      won += winner === 'home' ? 1 : 0
    }
    expect(won).toBeGreaterThan(1000)
    expect(Math.abs(won - predicted) / Math.sqrt(won)).toBeLessThan(3)
  })

  test('leads of both kinds add up, and level signals leave the chance alone', () => {
    expect(homeWinsMap(0.6, 0, 0)).toBeCloseTo(0.6, 12)
    expect(homeWinsMap(0.5, 4000, 5)).toBeGreaterThan(homeWinsMap(0.5, 4000, 0))
    expect(homeWinsMap(0.5, 4000, 0)).toBeCloseTo(1 - homeWinsMap(0.5, -4000, 0), 12)
  })
})

describe('series of maps', () => {
  test('a gold lead moves map and series, not the next map', () => {
    const level = after(MAP)
    const ahead = after(MAP, gold(6000))
    expect(homeWin(ahead, 395, 'mapnr=1')).toBeGreaterThan(0.85)
    expect(homeWin(ahead, 186)).toBeGreaterThan(homeWin(level, 186) + 0.15)
    expect(homeWin(ahead, 395, 'mapnr=2')).toBe(0.5)
  })

  test('one map up in an even best of three is three to one', () => {
    const state = after(MAP, mapTo('home'))
    expect(homeWin(state, 186)).toBeCloseTo(0.75, 12)
    expect(homeWin(state, 327, 'hcp=-1.5')).toBeCloseTo(0.5, 12)
    expect(homeWin(state, 328, 'total=2.5')).toBeCloseTo(0.5, 12)
  })

  test('a map that is not needed is void, the others are settled', () => {
    const state = after(MAP, mapTo('home'), MAP, mapTo('home'), { type: 'match_end' })
    const decide = (id: number, specifier: string, outcome: string) =>
      LOL_SPORT.model.outcome({ id, specifier }, outcome, state)
    expect(decide(186, '', '4')).toBe('win')
    expect(decide(395, 'mapnr=2', '5')).toBe('lose')
    expect(decide(395, 'mapnr=3', '4')).toBe('void')
    expect(decide(328, 'total=2.5', '13')).toBe('win')
  })

  test('the map clock is stopped during a pause', () => {
    const state = after(MAP, { type: 'pause' })
    expect(LOL_SPORT.model.score(EVEN, { ...state, now: 60_000 }).clock).toMatchObject({ match_time: 1, stopped: true })
    const resumed = applyMoba(state, { at: 61_000, type: 'play_resumed' })
    expect(LOL_SPORT.model.score(EVEN, { ...resumed, now: 71_000 }).clock).toMatchObject({
      match_time: 11,
      stopped: false,
    })
  })

  test('betting is closed when a map ends', () => {
    const setup = { home: { id: 1, rating: 0 }, away: { id: 2, rating: 0 }, bestOf: 3, tempo: 1 }
    const match = playMatch(LOL_SPORT.model, setup, 'ending')
    for (const end of match.events.filter(({ type }) => type === 'map_end')) {
      expect(match.at(end.at - 1).betStop).toEqual({ reason: 'period_end', groups: [] })
    }
  })
})
