import { expect, test } from 'vitest'
import messages from '../i18n/messages/en/match.json' with { type: 'json' }
import { betStopMessage } from './bet-stop.ts'

const REASONS = [
  'possible_goal',
  'possible_score',
  'goal_under_review',
  'possible_penalty',
  'possible_red_card',
  'dangerous_free_kick',
  'video_review',
  'period_end',
  'match_ending',
  'game_point',
  'break',
  'scout_lost',
]

test('MATCH-04 SLIP-07: every reason of a bet stop has its own words, and an unknown one general words', () => {
  const texts: Readonly<Record<string, string>> = messages
  for (const reason of REASONS) {
    expect(betStopMessage(reason), reason).not.toBe('match.bet_stop.other')
    expect(texts[betStopMessage(reason)], reason).toMatch(/^[A-Z][a-z: ]+$/)
  }
  expect(texts[betStopMessage('invented_by_a_feed')]).toMatch(/^[A-Z][a-z ]+$/)
})
