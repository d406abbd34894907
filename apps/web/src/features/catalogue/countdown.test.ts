import { expect, test } from 'vitest'
import { countdownText } from './Countdown.tsx'

test('CAT-08: what is left until the off is said to the second, with hours where there are some', () => {
  expect(countdownText(245_000)).toBe('4:05')
  expect(countdownText(3_845_000)).toBe('1:04:05')
  expect(countdownText(-5)).toBe('0:00')
})
