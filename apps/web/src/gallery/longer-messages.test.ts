import { expect, test } from 'vitest'
import { compileMessage } from '../i18n/compile-words.ts'
import { writeMessage } from '../i18n/write-message.ts'
import { longerMessages, longerText } from './longer-messages.ts'

test('LOCALE-03: a text of the gallery’s long language is at least 40 % longer and keeps its words apart', () => {
  for (const text of ['Place bet', 'Log in', 'My bets', 'BTTS', 'Potential returns', 'Accept any change of odds']) {
    expect(longerText(text).length).toBeGreaterThanOrEqual(text.length * 1.4)
    expect(longerText(text).split(' ').length).toBe(text.split(' ').length)
  }
  expect(['–', ' · ', '1', ''].map(longerText)).toEqual(['–', ' · ', '1', ''])
})

test('LOCALE-03: numbers and names in a long text stay as they are', () => {
  const messages = { 'a.b': compileMessage('{count, plural, one {# bet by {name}} other {# bets by {name}}}') } as never
  const { 'a.b': long } = longerMessages(messages) as unknown as Record<string, never>
  expect(writeMessage(long as never, 'en', { count: 2, name: 'Ada' })).toMatch(/^2 beëts\S* byÿ\S* Ada$/)
})
