import { expect, test } from 'vitest'
import { FORMAT_LOCALES, LOCALES } from '../../i18n/locales.ts'
import { dayForRow, WEEKDAY } from './day-words.ts'

test.each(LOCALES)('CAT-04 LOCALE-03: every day of a year has room in a row in %s, its month included', (locale) => {
  for (let day = 1; day <= 365; day += 1) {
    const at = Date.UTC(2026, 0, day, 12)
    const written = (how: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(FORMAT_LOCALES[locale], how).format(at)
    const shown = dayForRow(written(WEEKDAY), written)
    expect(shown.length, shown).toBeLessThanOrEqual(13)
    expect(shown).toContain(String(new Date(at).getUTCDate()))
  }
})

test('CAT-04: what has room keeps its weekday, what has none loses it', () => {
  expect(dayForRow('Sat 28 Nov', () => '28 Nov')).toBe('Sat 28 Nov')
  expect(dayForRow('sex., 27 de nov.', () => '27 de nov.')).toBe('27 de nov.')
})
