import { eventStatusName } from '@touchline/betting'
import { describe, expect, test } from 'vitest'
import { aMarket, aMatch, aTotal } from '../../testing/catalogue.ts'
import { eventNames, pickedNames } from '../slip/index.ts'
import { byPrice } from './by-price.ts'
import { groupMarkets, searchCards } from './group-markets.ts'
import { ladderTitle } from './market-title.ts'
import { lineOf, shortLabel } from './short-label.ts'
import { linesAtAGlance } from './shown-lines.ts'

const shown = (market = aMarket(), balanced = false) => ({ market, balanced, suspended: false })
const WORDS = { over: 'O', under: 'U', number: String }

describe('cards of a match page', () => {
  test('MATCH-01: lines of a ladder are one card, ascending, named without the line', () => {
    const cards = groupMarkets([shown(), shown(aTotal(3.5)), shown(aTotal(2.5), true), shown(aTotal(10.5))])
    expect(cards.map(({ title }) => title)).toEqual(['Match result', 'Total goals'])
    expect(cards[1]?.lines.map(({ market }) => market.specifier)).toEqual(['total=2.5', 'total=3.5', 'total=10.5'])
  })

  test('MATCH-01: ladders of different sets stay apart', () => {
    const set = (setnr: number, line: number) =>
      shown(aMarket({ id: 204, name: `Set ${setnr} - total ${line}`, specifier: `setnr=${setnr}|total=${line}` }))
    expect(groupMarkets([set(1, 9.5), set(2, 9.5), set(1, 10.5)]).map(({ title }) => title)).toEqual([
      'Set 1 - total',
      'Set 2 - total',
    ])
  })

  test('MATCH-01: a long ladder shows the lines around the balanced one', () => {
    const lines = [0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5].map((line) => shown(aTotal(line), line === 5.5))
    expect(linesAtAGlance(lines).map(({ market }) => lineOf(market.specifier))).toEqual([
      '3.5',
      '4.5',
      '5.5',
      '6.5',
      '7.5',
    ])
    expect(linesAtAGlance(lines.slice(0, 6))).toHaveLength(6)
  })

  test('MATCH-01: the search finds markets and outcomes, whatever the accents', () => {
    const cards = groupMarkets([shown(), shown(aTotal(2.5))])
    expect(searchCards(cards, 'ÁRSENAL').map(({ title }) => title)).toEqual(['Match result'])
    expect(searchCards(cards, 'total').map(({ title }) => title)).toEqual(['Total goals'])
    expect(searchCards(cards, '  ')).toHaveLength(2)
    expect(searchCards(cards, 'corners')).toEqual([])
  })
})

describe('names of markets and outcomes', () => {
  test('MATCH-01: the line is taken off a name only where it ends in it', () => {
    expect(ladderTitle({ name: 'Handicap -0.5', specifier: 'hcp=-0.5' })).toBe('Handicap')
    expect(ladderTitle({ name: 'Handicap +1', specifier: 'hcp=1' })).toBe('Handicap')
    expect(ladderTitle({ name: 'Tore gesamt 2,5', specifier: 'total=2.5' })).toBe('Tore gesamt')
    expect(ladderTitle({ name: 'Result and over 2.5 goals', specifier: 'total=2.5' })).toBe('Result and over 2.5 goals')
    expect(ladderTitle({ name: 'Handicap -20.5 (incl. overtime)', specifier: 'hcp=-20.5' })).toBe(
      'Handicap (incl. overtime)',
    )
    expect(ladderTitle({ name: 'Match result', specifier: '' })).toBe('Match result')
  })

  test('CAT-04: short labels are what a listing’s column needs', () => {
    const handicap = aMarket({ id: 16, name: 'Handicap -0.5', specifier: 'hcp=-0.5' })
    const [home, draw, away] = aMarket().outcomes
    if (!home || !draw || !away) throw new Error('the fixture has three outcomes')
    expect([home, draw, away].map((outcome) => shortLabel(aMarket(), outcome, WORDS))).toEqual(['1', 'X', '2'])
    expect([home, away].map((outcome) => shortLabel(handicap, outcome, WORDS))).toEqual(['1 −0.5', '2 +0.5'])
    expect(aTotal(2.5).outcomes.map((outcome) => shortLabel(aTotal(2.5), outcome, WORDS))).toEqual(['O 2.5', 'U 2.5'])
    const german = { over: 'Ü', under: 'U', number: (line: number) => line.toLocaleString('de') }
    expect(home && shortLabel(handicap, home, german)).toBe('1 −0,5')
    expect(aTotal(2.5).outcomes.map((outcome) => shortLabel(aTotal(2.5), outcome, german))).toEqual(['Ü 2,5', 'U 2,5'])
  })

  test('CAT-08: a field has its favourites first and who is out last', () => {
    const runner = (id: string, odds: number, active = true) => ({ id, name: id, key: null, active, odds })
    expect(byPrice([runner('a', 50_000), runner('b', 1, false), runner('c', 20_000)]).map(({ id }) => id)).toEqual([
      'c',
      'a',
      'b',
    ])
  })

  test('SLIP-01: a pick carries what the slip shows and sends', () => {
    const [home] = aMarket().outcomes
    if (!home) throw new Error('the fixture has three outcomes')
    expect(pickedNames(eventNames(aMatch()), aMarket(), home)).toMatchObject({
      matchId: 7,
      marketId: 1,
      specifier: '',
      outcomeId: '1',
      outcomeName: 'Arsenal',
      nameA: 'Arsenal',
      nameB: 'Chelsea',
      sportKey: 'football',
      categoryName: 'England',
    })
    expect(([0, 1, 2, 3, 4, 5] as const).map(eventStatusName)).toEqual([
      'prematch',
      'live',
      'stopped',
      'closed',
      'finished',
      'not_covered',
    ])
  })
})
