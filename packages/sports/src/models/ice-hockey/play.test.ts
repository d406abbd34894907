import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createRng } from '../../rng.ts'
import { playSeed } from '../kit/testing/played-match.ts'
import { ENDGAME_MS, PERIOD_MS } from './clock.ts'
import { ICE_HOCKEY } from './index.ts'
import { drawPeriod } from './play-goals.ts'
import { finalScore, gameClock, regularScore } from './state.ts'

const SEEDS = fc.integer({ min: 0, max: 100_000 })

function play(seed: number) {
  return playSeed(ICE_HOCKEY.model, `play ${seed}`)
}

function eachMatch(check: (match: ReturnType<typeof play>) => void): void {
  fc.assert(
    fc.property(SEEDS, (seed) => {
      check(play(seed))
    }),
    { numRuns: 80, seed: 78 },
  )
}

describe('an ice hockey match', () => {
  test('is byte-identical when played again from its seed', () => {
    for (const seed of [1, 2, 3, 99]) expect(JSON.stringify(play(seed).events)).toBe(JSON.stringify(play(seed).events))
    expect(JSON.stringify(play(1).events)).not.toBe(JSON.stringify(play(2).events))
  })

  test('runs in order, ends once, and never without a winner', () => {
    eachMatch(({ events, final }) => {
      const at = events.map((event) => event.at)
      expect([...at].sort((a, b) => a - b)).toEqual(at)
      expect(at.every(Number.isInteger)).toBe(true)
      expect(events.filter((event) => event.type === 'match_end').length).toBe(1)
      expect(events.at(-1)?.type).toBe('match_end')
      const { home, away } = finalScore(final)
      expect(home).not.toBe(away)
      const regular = regularScore(final)
      expect(home + away - regular.home - regular.away).toBe(regular.home === regular.away ? 1 : 0)
    })
  })

  test('plays twenty minutes of game clock in every period, however long the whistles take', () => {
    eachMatch(({ events, at }) => {
      for (const end of events.filter((event) => event.type === 'period_end')) {
        const before = at(end.at - 1)
        expect(Math.abs(gameClock(before) - PERIOD_MS)).toBeLessThanOrEqual(1)
      }
      const [first] = events.filter((event) => event.type === 'period_end')
      expect(first?.at).toBeGreaterThan(PERIOD_MS * 1.2)
    })
  })

  test('has betting stopped around every goal', () => {
    eachMatch(({ events, at }) => {
      for (const goal of events.filter((event) => event.type === 'goal')) {
        const before = at(goal.at - 1)
        const since = before.stage.kind === 'period' || before.stage.kind === 'overtime' ? gameClock(before) : 0
        if (since > 8_000) expect(at(goal.at - 1_500).betStop).not.toBeNull()
        expect(at(goal.at + 100).betStop ?? at(goal.at + 100).phase).not.toBe('running')
      }
    })
  })

  test('empties the net in the last two minutes only behind by one or two', () => {
    const truth = { goals: { home: 3.15, away: 2.85 }, penalties: { home: 3.6, away: 3.6 } }
    const rng = createRng('endgame')
    const goals: Record<number, number> = { 0: 0, 1: 0, 2: 0, 3: 0 }
    const periods: Record<number, number> = { 0: 0, 1: 0, 2: 0, 3: 0 }
    for (let n = 0; n < 20_000; n++) {
      const drawn = drawPeriod(truth, 3, n % 4, rng)
      const late = drawn.filter(({ clock }) => clock >= PERIOD_MS - ENDGAME_MS)
      const lead = drawn
        .slice(0, drawn.length - late.length)
        .reduce((sum, { side }) => sum + (side === 'home' ? 1 : -1), n % 4)
      const group = Math.min(Math.abs(lead), 3)
      goals[group] = (goals[group] ?? 0) + (late.length > 0 ? 1 : 0)
      periods[group] = (periods[group] ?? 0) + 1
    }
    const share = (group: number): number => (goals[group] ?? 0) / (periods[group] ?? 1)
    expect(share(0)).toBeCloseTo(1 - Math.exp((-6 * 0.34) / 10), 1)
    expect(share(3)).toBeCloseTo(1 - Math.exp((-6 * 0.34) / 10), 1)
    expect(share(1)).toBeGreaterThan(2.3 * share(0))
    expect(share(2)).toBeGreaterThan(2.3 * share(3))
  })

  test('goes to overtime after about one match in six and to a shootout after about one in fifteen', () => {
    let ties = 0
    let shootouts = 0
    for (let seed = 0; seed < 1_000; seed++) {
      const { final } = play(seed)
      const { home, away } = regularScore(final)
      if (home === away) ties++
      if (final.shootout.taken.home > 0) shootouts++
    }
    expect(ties / 1_000).toBeGreaterThan(0.1)
    expect(ties / 1_000).toBeLessThan(0.23)
    expect(shootouts / ties).toBeGreaterThan(0.3)
    expect(shootouts / ties).toBeLessThan(0.5)
  })
})

describe('ice hockey scoreboard', () => {
  test('MATCH-01: the clock is stopped at whistles and in breaks and shows what remains', () => {
    const match = play(4)
    const stop = match.events.find((event) => event.type === 'clock_stop')
    const whistle = stop?.at ?? 0
    const at = (time: number) => ICE_HOCKEY.model.score(match.truth, match.at(time)).clock
    expect(at(whistle + 1_000)).toMatchObject({ stopped: true })
    expect(at(whistle + 5_000)?.match_time).toBe(at(whistle)?.match_time)
    const clock = at(whistle)
    expect((clock?.match_time ?? 0) + (clock?.remaining_time ?? 0)).toBeGreaterThanOrEqual(3_600)
    const end = match.events.find((event) => event.type === 'period_end')?.at ?? 0
    expect(ICE_HOCKEY.model.score(match.truth, match.at(end + 1_000))).toMatchObject({
      stage: 301,
      clock: { match_time: 1_200, stopped: true },
    })
  })

  test('MATCH-01: overtime and shootout are periods of their own, and the final text names them', () => {
    let seen = { overtime: false, shootout: false }
    for (let seed = 0; seed < 80; seed++) {
      const { truth, final } = play(seed)
      const view = ICE_HOCKEY.model.score(truth, final)
      const text = ICE_HOCKEY.model.finalText(final)
      expect(view.periods.slice(0, 3).reduce((sum, period) => sum + period.home, 0)).toBe(regularScore(final).home)
      if (view.stage === 110) {
        seen = { ...seen, overtime: true }
        expect(view.periods.at(-1)).toMatchObject({ number: 4, type: 'overtime' })
        expect(text).toContain(' OT (')
      } else if (view.stage === 120) {
        seen = { ...seen, shootout: true }
        expect(view.periods.at(-1)).toMatchObject({ number: 5, type: 'penalties' })
        expect(text).toContain(' SO (')
      } else {
        expect(view.stage).toBe(100)
        expect(view.periods.length).toBe(3)
        expect(text).toBe(`${view.home}:${view.away}`)
      }
    }
    expect(seen).toEqual({ overtime: true, shootout: true })
  })
})
