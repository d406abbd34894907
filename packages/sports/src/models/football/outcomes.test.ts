import { describe, expect, test } from 'vitest'
import { createRng } from '../../rng.ts'
import { playSeed } from '../kit/testing/played-match.ts'
import type { MatchEvent, Side } from '../types.ts'
import { applyEvent } from './apply.ts'
import { FOOTBALL } from './index.ts'
import { type FootballState, initialState } from './state.ts'

/** A match after these events, a minute apart: `goal home`, `half_time`, ... */
function after(...words: readonly string[]): FootballState {
  return words.reduce((state, word, i) => {
    const [type = '', side, scorer] = word.split(' ')
    const event: MatchEvent = {
      at: i * 60_000,
      type,
      side: side as Side | undefined,
      data: scorer === undefined ? undefined : { scorer },
    }
    return applyEvent(state, event)
  }, initialState())
}

const FINAL_2_1 = after('kick_off', 'goal home', 'half_time', 'second_half', 'goal away', 'goal home', 'full_time')

function settled(id: number, specifier: string, state: FootballState): Record<string, string> {
  const ids: Record<number, readonly string[]> = {
    1: ['1', '2', '3'],
    11: ['4', '5'],
    16: ['1714', '1715'],
    18: ['12', '13'],
    29: ['74', '76'],
    8: ['6', '7', '8'],
    60: ['1', '2', '3'],
    14: ['1711', '1712', '1713'],
  }
  return Object.fromEntries(
    (ids[id] ?? []).map((outcomeId) => [outcomeId, FOOTBALL.model.outcome({ id, specifier }, outcomeId, state)]),
  )
}

describe('football settlement', () => {
  test('SETTLE: a final of 2:1 settles every kind of market', () => {
    expect(settled(1, '', FINAL_2_1)).toEqual({ 1: 'win', 2: 'lose', 3: 'lose' })
    expect(settled(60, '', FINAL_2_1)).toEqual({ 1: 'win', 2: 'lose', 3: 'lose' })
    expect(settled(11, '', FINAL_2_1)).toEqual({ 4: 'win', 5: 'lose' })
    expect(settled(18, 'total=2.5', FINAL_2_1)).toEqual({ 12: 'win', 13: 'lose' })
    expect(settled(18, 'total=3', FINAL_2_1)).toEqual({ 12: 'push', 13: 'push' })
    expect(settled(18, 'total=2.75', FINAL_2_1)).toEqual({ 12: 'half_win', 13: 'half_lose' })
    expect(settled(18, 'total=3.25', FINAL_2_1)).toEqual({ 12: 'half_lose', 13: 'half_win' })
    expect(settled(16, 'hcp=-1', FINAL_2_1)).toEqual({ 1714: 'push', 1715: 'push' })
    expect(settled(16, 'hcp=-0.75', FINAL_2_1)).toEqual({ 1714: 'half_win', 1715: 'half_lose' })
    expect(settled(16, 'hcp=-1.25', FINAL_2_1)).toEqual({ 1714: 'half_lose', 1715: 'half_win' })
    expect(settled(14, 'hcp=0:1', FINAL_2_1)).toEqual({ 1711: 'lose', 1712: 'win', 1713: 'lose' })
    expect(settled(8, 'goalnr=2', FINAL_2_1)).toEqual({ 6: 'lose', 7: 'lose', 8: 'win' })
    expect(settled(8, 'goalnr=4', FINAL_2_1)).toEqual({ 6: 'lose', 7: 'win', 8: 'lose' })
    expect(FOOTBALL.model.outcome({ id: 45, specifier: '' }, '288', FINAL_2_1)).toBe('win')
    expect(FOOTBALL.model.outcome({ id: 47, specifier: '' }, '418', FINAL_2_1)).toBe('win')
    expect(FOOTBALL.model.outcome({ id: 35, specifier: '' }, '78', FINAL_2_1)).toBe('win')
    expect(FOOTBALL.model.outcome({ id: 37, specifier: 'total=2.5' }, '796', FINAL_2_1)).toBe('win')
    expect(FOOTBALL.model.outcome({ id: 10, specifier: '' }, '11', FINAL_2_1)).toBe('lose')
    expect(FOOTBALL.model.outcome({ id: 83, specifier: '' }, '2', FINAL_2_1)).toBe('win')
    expect(FOOTBALL.model.outcome({ id: 26, specifier: '' }, '70', FINAL_2_1)).toBe('win')
  })

  test('a total that is passed is settled at once, on both sides', () => {
    const running = after('kick_off', 'goal home', 'goal home')
    expect(settled(18, 'total=1.5', running)).toEqual({ 12: 'win', 13: 'lose' })
    expect(settled(18, 'total=2', running)).toEqual({ 12: 'open', 13: 'open' })
    expect(settled(18, 'total=2.5', running)).toEqual({ 12: 'open', 13: 'open' })
    expect(FOOTBALL.model.outcome({ id: 19, specifier: 'total=1.5' }, '12', running)).toBe('win')
    expect(FOOTBALL.model.outcome({ id: 45, specifier: '' }, '276', running)).toBe('lose')
    expect(FOOTBALL.model.outcome({ id: 8, specifier: 'goalnr=2' }, '6', running)).toBe('win')
  })

  test('both teams to score is settled by the second side to score, the first half by the half-time whistle', () => {
    const level = after('kick_off', 'goal home', 'goal away')
    expect(settled(29, '', level)).toEqual({ 74: 'win', 76: 'lose' })
    expect(settled(60, '', level)).toEqual({ 1: 'open', 2: 'open', 3: 'open' })
    const half = after('kick_off', 'goal home', 'goal away', 'half_time')
    expect(settled(60, '', half)).toEqual({ 1: 'lose', 2: 'win', 3: 'lose' })
    expect(FOOTBALL.model.outcome({ id: 47, specifier: '' }, '418', half)).toBe('lose')
    expect(FOOTBALL.model.outcome({ id: 47, specifier: '' }, '424', half)).toBe('open')
  })

  test('a goalscorer has won as soon as they score; own goals count for no scorer', () => {
    const state = after('kick_off', 'goal home tl:player:1-9', 'goal away')
    const scorer = (id: string, at: FootballState) => FOOTBALL.model.outcome({ id: 40, specifier: 'type=live' }, id, at)
    expect(scorer('tl:player:1-9', state)).toBe('win')
    expect(scorer('tl:player:1-7', state)).toBe('open')
    const over = applyEvent(state, { at: 1e7, type: 'full_time' })
    expect(scorer('tl:player:1-7', over)).toBe('lose')
    expect(scorer('tl:player:1-9', over)).toBe('win')
  })

  test('an abandoned match keeps decided outcomes and voids the rest', () => {
    const state = after('kick_off', 'goal home', 'half_time', 'second_half', 'abandoned')
    expect(settled(1, '', state)).toEqual({ 1: 'void', 2: 'void', 3: 'void' })
    expect(settled(60, '', state)).toEqual({ 1: 'win', 2: 'lose', 3: 'lose' })
    expect(settled(18, 'total=0.5', state)).toEqual({ 12: 'win', 13: 'lose' })
    expect(settled(18, 'total=1.5', state)).toEqual({ 12: 'void', 13: 'void' })
    expect(
      FOOTBALL.model.score(
        FOOTBALL.model.truth(
          { home: { id: 1, rating: 0 }, away: { id: 2, rating: 0 }, bestOf: 0, tempo: 1 },
          createRng('abandoned'),
        ),
        state,
      ).stage,
    ).toBe(90)
  })

  test('everything that was ever offered is decided after the match, and each market has its winner', () => {
    for (let seed = 0; seed < 40; seed++) {
      const match = playSeed(FOOTBALL.model, `settled ${seed}`)
      for (const fraction of [-0.1, 0.1, 0.35, 0.6, 0.9]) {
        const offered = FOOTBALL.model.fair(match.truth, match.at(Math.floor(fraction * match.end)))
        for (const market of offered) {
          const results = market.outcomes.map((o) => FOOTBALL.model.outcome(market, o.id, match.final))
          expect(results).not.toContain('open')
          expect(results).not.toContain('void')
          const won = results.filter((result) => result === 'win').length
          if (market.id === 10) expect(won).toBe(2)
          else if (market.id !== 40 && !results.some((result) => result === 'push' || result.startsWith('half'))) {
            expect(won, `${market.id} ${market.specifier}: ${results}`).toBe(1)
          }
        }
      }
      expect(FOOTBALL.model.fair(match.truth, match.final)).toEqual([])
    }
  })

  test('a market football does not have is void after the match and open before', () => {
    expect(FOOTBALL.model.outcome({ id: 999, specifier: '' }, '1', initialState())).toBe('open')
    expect(FOOTBALL.model.outcome({ id: 999, specifier: '' }, '1', FINAL_2_1)).toBe('void')
    expect(FOOTBALL.model.outcome({ id: 18, specifier: 'total=nonsense' }, '12', FINAL_2_1)).toBe('void')
  })
})
