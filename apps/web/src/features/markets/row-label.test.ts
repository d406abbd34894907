import { describe, expect, test } from 'vitest'
import { aMarket, aMatch } from '../../testing/catalogue.ts'
import { eventNames } from '../slip/index.ts'
import { wholeNamesFrom } from './label-fit.ts'
import { rowLabel } from './row-label.ts'

const EVENT = { ...eventNames(aMatch()), nameA: 'AFC Bournemouth', nameB: 'Chelsea' }
const label = (name: string, specifier = '', draw = 'Draw') =>
  rowLabel(aMarket({ specifier }), { id: '1', name, key: null, active: true, odds: 20_000 }, EVENT, draw)

describe('the label of a price on the match page', () => {
  test('MATCH-01: the line is separate from the name, so that it is never cut', () => {
    expect(label('AFC Bournemouth (-1.5)', 'hcp=-1.5')).toEqual({ name: 'AFC Bournemouth', line: '−1.5', short: '1' })
    expect(label('Over 2.5', 'total=2.5')).toEqual({ name: 'Over', line: '2.5', short: 'Over' })
    expect(label('Draw (0:2)', 'hcp=0:2')).toMatchObject({ name: 'Draw', line: '0:2', short: 'X' })
    expect(label('Schalke 04')).toMatchObject({ name: 'Schalke 04', line: '' })
  })

  test('MATCH-01: short names distinguish all outcomes of a market, in every language', () => {
    expect(label('AFC Bournemouth or draw').short).toBe('1X')
    expect(label('AFC Bournemouth or Chelsea').short).toBe('12')
    expect(label('Unentschieden oder Chelsea', '', 'Unentschieden').short).toBe('X2')
    expect(label('AFC Bournemouth/Draw').short).toBe('1/X')
    expect(label('Draw & under 2.5', 'total=2.5')).toMatchObject({ line: '2.5', short: 'X & under' })
    expect(label('Nilo Xavante').short).toBe('Nilo Xavante')
  })

  test('MATCH-01: the longer the names, the wider the card that shows them whole', () => {
    const of = (name: string, line = '') => ({ name, line, short: '1' })
    const row = { look: 'row', hasLineColumn: false } as const
    expect(wholeNamesFrom([of('Yes'), of('No')], 2, row)).toBe(300)
    expect(wholeNamesFrom([of('AFC Bournemouth', '+0.25')], 2, row)).toBe(410)
    expect(wholeNamesFrom([of('Donaudampfschifffahrtsgesellschaft')], 3, row)).toBe('never')
    const below = { look: 'stack', hasLineColumn: false } as const
    expect(wholeNamesFrom([of('Manchester United')], 3, below)).toBe(300)
  })
})
