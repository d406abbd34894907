import { expect, test } from 'vitest'
import { visible } from './visible.ts'

test('names that others typed cannot speak to the terminal, nor turn or hide what follows', () => {
  expect(visible('a\u001b[2Jb\rc\u202ed\u200be\u2028f\u0007')).toBe(
    'a\\u{1b}[2Jb\\u{d}c\\u{202e}d\\u{200b}e\\u{2028}f\\u{7}',
  )
  expect(visible('Żółć 東京 عربي\nnext line')).toBe('Żółć 東京 عربي\nnext line')
})
