import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { survival } from '../../chance/pmf.ts'
import { homeWinsSeries, seriesCells } from '../kit/series.ts'
import { ZERO } from '../kit/sides.ts'
import { describeConformance } from '../kit/testing/conformance.ts'
import { playMatch } from '../kit/testing/played-match.ts'
import type { MatchEvent } from '../types.ts'
import { CS2 } from './index.ts'
import { mapDistribution } from './map-chain.ts'
import { ctSide, mapOver, toWin } from './rules.ts'
import { applyCs2, type Cs2State, initialCs2 } from './state.ts'
import type { Cs2Truth, MapTruth } from './truth.ts'

describeConformance({
  sport: 'cs2',
  model: CS2.model,
  bestOf: [1, 3, 5],
  tempo: [1, 1],
  prematch: [186, 330, 331, 332],
  runs: 60,
})

interface MapRow {
  readonly ct: number
  readonly t: number
  readonly regulation: number
  readonly overtime: number
  readonly map: number
  readonly over_20_5: number
  readonly over_21_5: number
  readonly over_22_5: number
  readonly bo3: number
  readonly two_nil: number
}

const FIXTURE = new URL('../../../../../fixtures/model/cs2.json', import.meta.url)
const REFERENCE = new URL('../../../../../../shared/vectors/model-reference.json', import.meta.url)

function mapOf(pCt: number, pT: number): MapTruth {
  return { name: 'Mirage', pCt, pT, ctFirst: 'home' }
}

function truthOf(pCt: number, pT: number, bestOf: 1 | 3 | 5 = 3): Cs2Truth {
  return { bestOf, maps: Array.from({ length: bestOf }, () => mapOf(pCt, pT)) }
}

/** A series after these rounds, '+' home and '-' away; '|' ends a map. */
function after(truth: Cs2Truth, rounds: string): Cs2State {
  const events: MatchEvent[] = [{ at: 0, type: 'map_start' }]
  for (const round of rounds) {
    if (round === '|') events.push({ at: 0, type: 'map_end' }, { at: 0, type: 'map_start' })
    else events.push({ at: 0, type: 'round', side: round === '+' ? 'home' : 'away' })
  }
  return events.reduce((state, event) => applyCs2(truth, state, event), initialCs2(truth))
}

function homeWin(truth: Cs2Truth, state: Cs2State, id: number, specifier = ''): number {
  const market = CS2.model.fair(truth, state).find((m) => m.id === id && m.specifier === specifier)
  return market?.outcomes[0]?.win ?? Number.NaN
}

describe('CS2 reference values', () => {
  test('maps and series agree with exact summation', () => {
    const rows = (JSON.parse(readFileSync(FIXTURE, 'utf8')) as { map: readonly MapRow[] }).map
    for (const row of rows) {
      const map = mapDistribution(mapOf(row.ct, row.t), ZERO)
      const over = survival(map.total)
      // After 24 rounds only overtime is left, so a map won within 24 was won in regulation.
      const series = seriesCells(3, ZERO, () => map.homeWins)
      expect(map.overtime).toBeCloseTo(row.overtime, 5)
      expect(map.homeWins).toBeCloseTo(row.map, 5)
      expect(regulationWin(map.margin, map.overtime, mapOf(row.ct, row.t))).toBeCloseTo(row.regulation, 5)
      expect(over[21]).toBeCloseTo(row.over_20_5, 4)
      expect(over[22]).toBeCloseTo(row.over_21_5, 4)
      expect(over[23]).toBeCloseTo(row.over_22_5, 4)
      expect(homeWinsSeries(series)).toBeCloseTo(row.bo3, 5)
      expect(series.find(({ home, away }) => home === 2 && away === 0)?.p).toBeCloseTo(row.two_nil, 5)
    }
  })

  test.skipIf(!existsSync(REFERENCE))('the shared reference outputs cs2_mr12 hold', () => {
    const reference = JSON.parse(readFileSync(REFERENCE, 'utf8')) as {
      cs2_mr12: Record<string, Record<string, number>>
    }
    for (const [pair, expected] of Object.entries(reference.cs2_mr12)) {
      const [ct = 0, t = 0] = pair.split('/').map(Number)
      const truth = truthOf(ct, t)
      const start = initialCs2(truth)
      expect(homeWin(truth, start, 330, 'mapnr=1')).toBeCloseTo(expected.map ?? 0, 5)
      expect(homeWin(truth, start, 186)).toBeCloseTo(expected.bo3 ?? 0, 5)
      expect(homeWin(truth, start, 332, 'mapnr=1|total=21.5')).toBeCloseTo(expected['over_21.5'] ?? 0, 4)
      expect(mapDistribution(mapOf(ct, t), ZERO).overtime).toBeCloseTo(expected.overtime ?? 0, 5)
    }
  })
})

/** Home wins in regulation: the map's wins without those of overtime, which starts level at 12:12. */
function regulationWin(margin: { from: number; p: Float64Array }, overtime: number, map: MapTruth): number {
  const wins = survival({ from: margin.from, p: margin.p })[1 - margin.from] ?? 0
  return wins - overtime * mapDistribution(map, { home: 12, away: 12 }).homeWins
}

describe('CS2 rules', () => {
  test('a map is over at 13, in overtime at four of six above the level score', () => {
    const over = (home: number, away: number) => mapOver({ home, away })
    expect([over(13, 11), over(12, 12), over(13, 12), over(15, 12), over(16, 12), over(16, 14)]).toEqual([
      true,
      false,
      false,
      false,
      true,
      true,
    ])
    expect([over(15, 15), over(18, 16), over(19, 17), over(18, 18)]).toEqual([false, false, true, false])
    expect(toWin({ home: 15, away: 15 })).toBe(19)
  })

  test('sides change after 12 rounds and every three rounds of overtime', () => {
    const sides = Array.from({ length: 36 }, (_, round) => (ctSide('home', round) === 'home' ? 'h' : 'a')).join('')
    expect(sides).toBe('hhhhhhhhhhhhaaaaaaaaaaaaaaahhhhhhaaa')
  })

  test('a map lead moves the prices of map and series, and not of the next map', () => {
    const truth = truthOf(0.51, 0.49)
    const level = after(truth, '')
    const ahead = after(truth, '++++++')
    expect(homeWin(truth, ahead, 330, 'mapnr=1')).toBeGreaterThan(0.85)
    expect(homeWin(truth, ahead, 186)).toBeGreaterThan(homeWin(truth, level, 186) + 0.1)
    expect(homeWin(truth, ahead, 330, 'mapnr=2')).toBe(homeWin(truth, level, 330, 'mapnr=2'))
  })

  test('a won map settles its markets with its last round', () => {
    const truth = truthOf(0.52, 0.5)
    const state = after(truth, '+++++++++++++')
    const decide = (id: number, specifier: string, outcome: string) =>
      CS2.model.outcome({ id, specifier }, outcome, state)
    expect(decide(330, 'mapnr=1', '4')).toBe('win')
    expect(decide(331, 'hcp=-12.5|mapnr=1', '1714')).toBe('win')
    expect(decide(332, 'mapnr=1|total=13.5', '12')).toBe('lose')
    expect(decide(327, 'hcp=1.5', '1714')).toBe('win')
    expect(decide(327, 'hcp=-1.5', '1714')).toBe('open')
    expect(decide(330, 'mapnr=2', '4')).toBe('open')
  })

  test('a third map that is not needed is void', () => {
    const truth = truthOf(0.52, 0.5)
    const won = '+++++++++++++'
    const played = after(truth, `${won}|${won}`)
    const state = applyCs2(truth, applyCs2(truth, played, { at: 1, type: 'map_end' }), { at: 1, type: 'match_end' })
    const decide = (id: number, specifier: string, outcome: string) =>
      CS2.model.outcome({ id, specifier }, outcome, state)
    expect(decide(186, '', '4')).toBe('win')
    expect(decide(328, 'total=2.5', '13')).toBe('win')
    expect(decide(330, 'mapnr=3', '4')).toBe('void')
    expect(decide(332, 'mapnr=3|total=20.5', '12')).toBe('void')
    expect(CS2.model.finalText(state)).toBe('2:0 (13:0, 13:0)')
  })

  test('betting is closed when the last round of a map falls', () => {
    const setup = { home: { id: 1, rating: 0 }, away: { id: 2, rating: 0 }, bestOf: 3, tempo: 1 }
    const match = playMatch(CS2.model, setup, 'map-point')
    const ends = match.events.filter(({ type }) => type === 'map_end')
    expect(ends.length).toBeGreaterThanOrEqual(2)
    for (const end of ends) expect(match.at(end.at - 5_000).betStop?.groups).toEqual([])
  })
})
