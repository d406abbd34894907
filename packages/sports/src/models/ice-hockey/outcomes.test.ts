import { describe, expect, test } from 'vitest'
import { playSeed } from '../kit/testing/played-match.ts'
import type { MatchEvent, Side } from '../types.ts'
import { applyEvent } from './apply.ts'
import { ICE_HOCKEY } from './index.ts'
import { type HockeyState, initialState } from './state.ts'

/** A match after these events, a minute apart: `goal home`, `period_end`, `shootout_attempt home scored`, ... */
function after(...words: readonly string[]): HockeyState {
  return words.reduce((state, word, i) => {
    const [type = '', side, scored] = word.split(' ')
    const event: MatchEvent = {
      at: i * 60_000,
      type,
      side: side as Side | undefined,
      data: scored === undefined ? undefined : { scored: scored === 'scored' },
    }
    return applyEvent(state, event)
  }, initialState())
}

const PERIOD_1 = ['period_start', 'goal home', 'goal away', 'period_end']
const TO_TIE = [...PERIOD_1, 'period_start', 'period_end', 'period_start', 'goal home', 'goal away', 'period_end']

function decide(id: number, specifier: string, ids: readonly string[], state: HockeyState): readonly string[] {
  return ids.map((outcomeId) => ICE_HOCKEY.model.outcome({ id, specifier }, outcomeId, state))
}

describe('ice hockey settlement', () => {
  test('regular time is settled by its end, overtime decides only the markets that include it', () => {
    const tie = after(...TO_TIE)
    expect(decide(1, '', ['1', '2', '3'], tie)).toEqual(['lose', 'win', 'lose'])
    expect(decide(11, '', ['4', '5'], tie)).toEqual(['push', 'push'])
    expect(decide(18, 'total=4.5', ['12', '13'], tie)).toEqual(['lose', 'win'])
    expect(decide(406, '', ['4', '5'], tie)).toEqual(['open', 'open'])
    expect(decide(410, 'hcp=-1.5', ['1714', '1715'], tie)).toEqual(['lose', 'win'])
    expect(decide(410, 'hcp=0.5', ['1714', '1715'], tie)).toEqual(['open', 'open'])
    // One more goal will be counted, so this total is known before overtime begins.
    expect(decide(412, 'total=4.5', ['12', '13'], tie)).toEqual(['win', 'lose'])
    expect(decide(412, 'total=5', ['12', '13'], tie)).toEqual(['push', 'push'])
    const won = after(...TO_TIE, 'overtime_start', 'goal away', 'match_end')
    expect(decide(406, '', ['4', '5'], won)).toEqual(['lose', 'win'])
    expect(decide(1, '', ['1', '2', '3'], won)).toEqual(['lose', 'win', 'lose'])
    expect(ICE_HOCKEY.model.finalText(won)).toBe('2:3 OT (2:2)')
  })

  test('a shootout gives its winner one goal', () => {
    const shots = ['home scored', 'away missed', 'home scored', 'away missed'].map((shot) => `shootout_attempt ${shot}`)
    const final = after(...TO_TIE, 'overtime_start', 'shootout_start', ...shots, 'match_end')
    expect(decide(406, '', ['4', '5'], final)).toEqual(['win', 'lose'])
    expect(decide(412, 'total=5.5', ['12', '13'], final)).toEqual(['lose', 'win'])
    expect(ICE_HOCKEY.model.finalText(final)).toBe('3:2 SO (2:2)')
  })

  test('a period is settled when it ends, its total as soon as it is passed', () => {
    const running = after('period_start', 'goal home', 'goal away')
    expect(decide(446, 'periodnr=1|total=1.5', ['12', '13'], running)).toEqual(['win', 'lose'])
    expect(decide(443, 'periodnr=1', ['1', '2', '3'], running)).toEqual(['open', 'open', 'open'])
    const ended = after(...PERIOD_1)
    expect(decide(443, 'periodnr=1', ['1', '2', '3'], ended)).toEqual(['lose', 'win', 'lose'])
    expect(decide(443, 'periodnr=2', ['1', '2', '3'], ended)).toEqual(['open', 'open', 'open'])
  })

  test('an abandoned match keeps decided outcomes and voids the rest', () => {
    const state = after(...PERIOD_1, 'abandoned')
    expect(decide(443, 'periodnr=1', ['1', '2', '3'], state)).toEqual(['lose', 'win', 'lose'])
    expect(decide(443, 'periodnr=2', ['1', '2', '3'], state)).toEqual(['void', 'void', 'void'])
    expect(decide(406, '', ['4', '5'], state)).toEqual(['void', 'void'])
    expect(decide(18, 'total=1.5', ['12', '13'], state)).toEqual(['win', 'lose'])
  })

  test('everything that was ever offered is decided after the match', () => {
    for (let seed = 0; seed < 60; seed++) {
      const match = playSeed(ICE_HOCKEY.model, `settled ${seed}`)
      for (const fraction of [-0.1, 0.2, 0.5, 0.8, 0.95, 0.99]) {
        for (const market of ICE_HOCKEY.model.fair(match.truth, match.at(Math.floor(fraction * match.end)))) {
          const results = market.outcomes.map((o) => ICE_HOCKEY.model.outcome(market, o.id, match.final))
          expect(results).not.toContain('open')
          expect(results).not.toContain('void')
          const won = results.filter((result) => result === 'win').length
          if (!results.includes('push')) {
            expect(won, `${market.id} ${market.specifier}: ${results}`).toBe(market.id === 10 ? 2 : 1)
          }
        }
      }
      expect(ICE_HOCKEY.model.fair(match.truth, match.final)).toEqual([])
    }
  })

  test('a period that does not exist and a market hockey does not have are void after the match', () => {
    const final = after(...TO_TIE, 'overtime_start', 'goal away', 'match_end')
    expect(decide(443, 'periodnr=4', ['1'], final)).toEqual(['void'])
    expect(decide(999, '', ['1'], final)).toEqual(['void'])
  })
})
