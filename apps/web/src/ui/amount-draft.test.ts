import { expect, test } from 'vitest'
import { amountFault, amountText, decimalSign, presetText } from './amount-draft.ts'

test('LOCALE-03: amounts in fields carry the decimal sign of the language and no grouping', () => {
  expect(decimalSign('de-DE')).toBe(',')
  expect(amountText(123_450, { code: 'EUR', subunits: 100 }, 'de-DE')).toBe('1234,50')
  expect(amountText(123_450, { code: 'EUR', subunits: 100 }, 'en-GB')).toBe('1234.50')
})

test('nothing is preselected: no stake is an empty field', () => {
  expect(amountText(0, { code: 'EUR', subunits: 100 }, 'en-GB')).toBe('')
})

test('SLIP-11: presets are short and exact', () => {
  expect(presetText(1_000, { code: 'EUR', subunits: 100 }, 'en-GB')).toBe('10')
  expect(presetText(1_050, { code: 'EUR', subunits: 100 }, 'de-DE')).toBe('10,5')
  expect(presetText(10_000, { code: 'BTC', subunits: 100_000_000 }, 'de-DE')).toBe('0,0001')
  expect(presetText(100, { code: 'JPY', subunits: 1 }, 'en-GB')).toBe('100')
})

test('ODDS-02: every currency shows its own decimals', () => {
  expect(amountText(1_500, { code: 'JPY', subunits: 1 }, 'en-GB')).toBe('1500')
  expect(amountText(1_500, { code: 'BTC', subunits: 100_000_000 }, 'en-GB')).toBe('0.00001500')
})

test('SLIP-11: a text that two people read differently is refused with both amounts, as the language writes them', () => {
  const EUR = { code: 'EUR', subunits: 100 }
  const KWD = { code: 'KWD', subunits: 1_000 }
  const readings = (typed: string, currency: typeof EUR, locale: string) => {
    const { id, values: { less, more } = {} } = amountFault(typed, currency, locale) ?? {}
    return [id, less, more]
  }
  expect(readings('1,234', EUR, 'en-GB')).toEqual(['typed.amount_ambiguous', '1.23', '1234.00'])
  expect(readings('1.234', EUR, 'de-DE')).toEqual(['typed.amount_ambiguous', '1,23', '1234,00'])
  expect(readings('1.234', KWD, 'de-DE')).toEqual(['typed.amount_ambiguous', '1,234', '1234,000'])
  expect(amountFault('1,234', KWD, 'de-DE')).toBeUndefined()
  expect(amountFault('1.000.00', EUR, 'en-GB')?.id).toBe('typed.amount_not_a_number')
  expect(amountFault('', EUR, 'en-GB')).toBeUndefined()
})
