import { expect, test } from 'vitest'
import { type Catalogue, textFaults } from './text-faults.ts'

/** A text whose id ends with a value. */
const BY_STATE = ['text(`slip.leg.$', '{state}`)'].join('')

const english = {
  'slip.bets': '{count, plural, one {# bet} other {# bets}}',
  'slip.leg.won': 'Won by {name}',
  'slip.title': 'Bet slip',
}
const russian = {
  'slip.bets': '{count, plural, one {# ставка} few {# ставки} many {# ставок} other {# ставки}}',
  'slip.leg.won': 'Победа: {name}',
  'slip.title': 'Купон',
}
const sound: Catalogue = {
  name: 'site',
  form: 'icu',
  english,
  others: { ru: russian },
  source: `text('slip.bets'); text('slip.title'); ${BY_STATE}`,
}
const withRussian = (change: object) => textFaults({ ...sound, others: { ru: { ...russian, ...change } } })

test('LOCALE-03: a language that is whole has no fault', () => {
  expect(textFaults(sound)).toEqual([])
})

test('LOCALE-03: a text that is missing is found, and one without an English text', () => {
  const { 'slip.title': _, ...without } = russian
  expect(textFaults({ ...sound, others: { ru: without } })).toEqual(['site, ru: slip.title is missing'])
  expect(withRussian({ 'slip.titel': 'Купон' })).toEqual(['site, ru: slip.titel is not an English text'])
})

test('LOCALE-03: a text that takes other values than the English is found', () => {
  expect(withRussian({ 'slip.leg.won': 'Победа: {team}' })).toEqual([
    'site, ru: slip.leg.won takes {team}, the English {name}',
  ])
})

test('LOCALE-03: a plural without a form that its language has is found', () => {
  expect(withRussian({ 'slip.bets': '{count, plural, one {# ставка} other {# ставки}}' })).toEqual([
    'site, ru: slip.bets has no plural form "few"',
    'site, ru: slip.bets has no plural form "many"',
  ])
  const ordinal = { ...sound, english: { 'a.b': '{n, selectordinal, one {#st} other {#th}}' }, others: {} }
  expect(textFaults({ ...ordinal, source: "'a.b'" })).toEqual([
    'site, en: a.b has no plural form "two"',
    'site, en: a.b has no plural form "few"',
  ])
})

test('LOCALE-03: a text that nothing uses is found', () => {
  expect(textFaults({ ...sound, source: `text('slip.bets'); ${BY_STATE}` })).toEqual([
    'site: slip.title is used nowhere',
  ])
})

test('LOCALE-03: names of markets keep their lines, and may leave an ordinal', () => {
  const names = { name: 'names', form: 'feed', source: "'market.set'" } as const
  const market = { 'market.set': '{!setnr} set - total {+total}' }
  const inRussian = (name: string) => textFaults({ ...names, english: market, others: { ru: { 'market.set': name } } })
  expect(inRussian('Сет {setnr} - тотал {+total}')).toEqual([])
  expect(inRussian('Сет {setnr} - тотал {total}')).toEqual([
    'names, ru: market.set takes {setnr, total}, the English {+total, setnr}',
  ])
})
