import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { playSeed } from '../kit/testing/played-match.ts'
import type { MatchEvent } from '../types.ts'
import { FOOTBALL } from './index.ts'
import { score } from './state.ts'

const SEEDS = fc.integer({ min: 0, max: 100_000 })

function eachMatch(check: (match: ReturnType<typeof play>) => void): void {
  fc.assert(
    fc.property(SEEDS, (seed) => {
      check(play(seed))
    }),
    { numRuns: 60, seed: 77 },
  )
}

function play(seed: number) {
  return playSeed(FOOTBALL.model, `play ${seed}`)
}

function times(events: readonly MatchEvent[], type: string): readonly number[] {
  return events.filter((event) => event.type === type).map(({ at }) => at)
}

describe('a football match', () => {
  test('is byte-identical when played again from its seed', () => {
    for (const seed of [1, 2, 3, 99]) expect(JSON.stringify(play(seed).events)).toBe(JSON.stringify(play(seed).events))
    expect(JSON.stringify(play(1).events)).not.toBe(JSON.stringify(play(2).events))
  })

  test('CENTRE-02: counts every dangerous attack as an attack, too', () => {
    eachMatch(({ final }) => {
      for (const side of ['home', 'away'] as const)
        expect(final.counters.attacks[side]).toBeGreaterThanOrEqual(final.counters.dangerous_attacks[side])
    })
  })

  test('runs in order from kick-off to full time with one break', () => {
    eachMatch(({ events, final }) => {
      const at = events.map((event) => event.at)
      expect([...at].sort((a, b) => a - b)).toEqual(at)
      expect(at.every(Number.isInteger)).toBe(true)
      expect(events[0]?.type).toBe('kick_off')
      expect(events.at(-1)?.type).toBe('full_time')
      const [halfTime = 0] = times(events, 'half_time')
      const [secondHalf = 0] = times(events, 'second_half')
      expect(secondHalf - halfTime).toBe(15 * 60_000)
      const inBreak = events.filter((event) => event.at > halfTime && event.at < secondHalf)
      expect(inBreak).toEqual([])
      expect(final.phase).toBe('ended')
      expect(final.betStop).toBeNull()
    })
  })

  test('has betting stopped for three to eight seconds before every goal and until fifteen seconds after it', () => {
    eachMatch(({ events, at, end: length }) => {
      const [halfTime = 0] = times(events, 'half_time')
      for (const goal of times(events, 'goal')) {
        const before = at(goal - 1)
        // A goal of the first seconds of a half has no time for danger before it.
        if (before.stageStart < goal - 8_000) expect(at(goal - 2_000).betStop, `before ${goal}`).not.toBeNull()
        const after = goal + 14_000
        const sameHalf = after < length && !(goal < halfTime && after >= halfTime)
        if (sameHalf) expect(at(after).betStop, `after ${goal}`).not.toBeNull()
      }
    })
  })

  test('has alarms that come to nothing, and reopens after each', () => {
    eachMatch(({ events }) => {
      const opened = times(events, 'bet_start').length
      expect(opened).toBeGreaterThanOrEqual(1)
      expect(times(events, 'bet_stop').length).toBeGreaterThan(times(events, 'goal').length)
    })
  })

  test('stops betting on halves in the last minute of the first half and on all in the last of the match', () => {
    eachMatch(({ events, at, end: length }) => {
      const [halfTime = 0] = times(events, 'half_time')
      const end = at(halfTime - 1_000).betStop
      expect(end).not.toBeNull()
      expect(end?.groups.length === 0 || end?.groups.includes('halves')).toBe(true)
      expect(at(halfTime).betStop).toBeNull()
      expect(at(length - 1_000).betStop).toMatchObject({ groups: [] })
    })
  })

  test('gives a tracker a moment of play every minute', () => {
    const { events, end: length } = play(5)
    const attacks = events.filter((event) => event.data?.progress !== undefined)
    expect(attacks.length).toBeGreaterThan(length / 60_000)
    expect(attacks.every((event) => Number(event.data?.progress) >= 0 && Number(event.data?.progress) <= 1)).toBe(true)
  })

  test('has the base rates of the leagues it imitates', () => {
    let goals = 0
    let home = 0
    let corners = 0
    let cards = 0
    let shots = 0
    const matches = 600
    for (let seed = 0; seed < matches; seed++) {
      const { final } = play(seed)
      const { home: h, away: a } = score(final)
      goals += h + a
      home += h
      corners += final.counters.corners.home + final.counters.corners.away
      cards += final.counters.yellow_cards.home + final.counters.yellow_cards.away
      shots += final.counters.shots_on_target.home + final.counters.shots_on_target.away
    }
    expect(goals / matches).toBeCloseTo(2.77, 0.5)
    expect(home / goals).toBeGreaterThan(0.5)
    expect(corners / matches).toBeCloseTo(9.8, 0)
    expect(cards / matches).toBeCloseTo(4.07, 0)
    expect(shots / matches).toBeGreaterThan(7)
    expect(shots / matches).toBeLessThan(11)
  })
})
