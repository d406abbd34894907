import type { SettledMarket } from '@touchline/contract'
import { expect, test } from 'vitest'
import { settledCards } from './settled-cards.ts'

const KIND = { market_groups: ['main'], priority: 1, columns: 2 }
const line = (goals: string, over: 'win' | 'lose'): SettledMarket => ({
  ...KIND,
  id: 18,
  name: `Total goals ${goals}`,
  specifier: `total=${goals}`,
  outcomes: [
    { id: '12', key: null, name: `Over ${goals}`, result: over },
    { id: '13', key: null, name: `Under ${goals}`, result: over === 'win' ? 'lose' : 'win' },
  ],
})
const result: SettledMarket = {
  ...KIND,
  id: 1,
  name: 'Match result',
  specifier: '',
  outcomes: [
    { id: '1', key: null, name: 'Lecce', result: 'lose' },
    { id: '2', key: null, name: 'Draw', result: 'win' },
    { id: '3', key: null, name: 'Inter', result: 'lose' },
  ],
}

test('CAT-07: the lines of a ladder that is over are one card with what won on each of them, the losers where there are few', () => {
  const lines = [line('0.5', 'win'), line('1.5', 'win'), line('2.5', 'lose'), line('3.5', 'lose')]
  const cards = settledCards([result, ...lines])
  expect(cards.map(({ title }) => title)).toEqual(['Match result', 'Total goals'])
  expect(cards[0]?.outcomes.map(({ name }) => name)).toEqual(['Lecce', 'Draw', 'Inter'])
  expect(cards[1]?.outcomes.map(({ name }) => name)).toEqual(['Over 0.5', 'Over 1.5', 'Under 2.5', 'Under 3.5'])
})

test('CAT-07: a card of two lines lists all of their outcomes, each under its own key, and a handicap has a minus sign', () => {
  const [card] = settledCards([line('1.5', 'win'), line('2.5', 'lose')])
  expect(new Set(card?.outcomes.map(({ key }) => key)).size).toBe(4)
  const handicap = { ...result, outcomes: [{ id: '1', key: null, name: 'Inter (-2.25)', result: 'void' as const }] }
  expect(settledCards([handicap])[0]?.outcomes[0]?.name).toBe('Inter (−2.25)')
})
