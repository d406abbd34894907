import { expect, test } from 'vitest'
import { countdownText } from './Countdown.tsx'

test('CAT-08: the time until the off is shown to the second, with hours if there are any', () => {
  expect(countdownText(245_000)).toBe('4:05')
  expect(countdownText(3_845_000)).toBe('1:04:05')
  expect(countdownText(-5)).toBe('0:00')
})
