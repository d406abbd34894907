import { describe, expect, test } from 'vitest'
import { playSeed } from '../kit/testing/played-match.ts'
import { FOOTBALL } from './index.ts'
import { score } from './state.ts'

describe('football scoreboard', () => {
  const match = playSeed(FOOTBALL.model, 'scoreboard 3')
  const view = (time: number) => FOOTBALL.model.score(match.truth, match.at(time))

  test('MATCH-01: the clock counts up, stops at half time and shows stoppage time beside the full minutes', () => {
    expect(view(10 * 60_000 + 500).clock).toMatchObject({ match_time: 600, stoppage_time: null, stopped: false })
    expect(view(44 * 60_000).clock?.stoppage_time_announced).toBeGreaterThanOrEqual(60)
    expect(view(45 * 60_000 + 30_000).clock).toMatchObject({ match_time: 2_700, stoppage_time: 30 })
    const halfTime = match.events.find((event) => event.type === 'half_time')?.at ?? 0
    expect(view(halfTime + 1_000)).toMatchObject({ stage: 31, clock: { match_time: 2_700, stopped: true } })
    expect(view(halfTime + 16 * 60_000)).toMatchObject({ stage: 7, clock: { match_time: 2_760 } })
    expect(view(match.end)).toMatchObject({ stage: 100, clock: null })
  })

  test('MATCH-01: period scores appear with their half and add up to the score', () => {
    expect(FOOTBALL.model.score(match.truth, FOOTBALL.model.initial(match.truth)).periods).toEqual([])
    expect(view(1_000).periods.map(({ type }) => type)).toEqual(['1st_half'])
    const final = view(match.end)
    expect(final.periods.map(({ type }) => type)).toEqual(['1st_half', '2nd_half'])
    expect(final.periods.reduce((sum, period) => sum + period.home, 0)).toBe(final.home)
    expect(score(match.final)).toEqual({ home: final.home, away: final.away })
  })

  test('the final text has the score and the half-time score', () => {
    const { home, away } = score(match.final)
    const { firstHalf } = match.final
    expect(FOOTBALL.model.finalText(match.final)).toBe(`${home}:${away} (${firstHalf.home}:${firstHalf.away})`)
  })
})
