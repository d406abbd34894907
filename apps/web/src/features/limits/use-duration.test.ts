import { readFileSync } from 'node:fs'
import { LOCALES } from '@touchline/betting/vocabulary'
import { expect, test } from 'vitest'
import { writeDuration } from './use-duration.ts'

const MINUTE_MS = 60_000
const MESSAGES = new URL('../../i18n/messages/', import.meta.url)

test('SAFE-02 LOCALE-03: the sentence on the time of play ends in one point in every language, from the first minute on', () => {
  const wrong: string[] = []
  for (const locale of LOCALES) {
    const { 'protection.check.lead': lead } = JSON.parse(
      readFileSync(new URL(`${locale}/protection.json`, MESSAGES), 'utf8'),
    ) as Record<string, string>
    for (const minutes of [0, 1, 2, 5, 59, 60, 61, 125]) {
      const time = writeDuration(minutes * MINUTE_MS, (value, options) =>
        new Intl.NumberFormat(locale, options).format(value),
      )
      const sentence = lead?.replace('{time}', time) ?? ''
      if (!sentence.includes(time) || sentence.includes('..')) wrong.push(`${locale}: ${sentence}`)
    }
  }
  expect(wrong).toEqual([])
})
