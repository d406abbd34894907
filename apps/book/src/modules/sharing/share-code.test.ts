import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newShareCode, readShareCode } from './share-code.ts'

test('BETS-03: a code reads back the same, however a person writes it down', () => {
  const bytes = fc.uint8Array({ minLength: 10, maxLength: 10 })
  fc.assert(
    fc.property(bytes, (random) => {
      const code = newShareCode(() => random)
      const written = `${code.slice(0, 5)}-${code.slice(5)} `.toLowerCase().replace(/0/g, 'o').replace(/1/g, 'l')
      expect(readShareCode(code)).toBe(code)
      expect(readShareCode(written)).toBe(code)
    }),
  )
})

test('BETS-03: every byte makes a sign, evenly over all 32', () => {
  const signs = Array.from({ length: 256 }, (_, byte) => newShareCode(() => Uint8Array.of(byte)))
  for (const sign of new Set(signs)) expect(signs.filter((other) => other === sign)).toHaveLength(8)
  expect(new Set(signs).size).toBe(32)
})

test('BETS-03: what cannot be a code is none', () => {
  for (const text of ['', 'ABC', 'ABCDEFGHJKM', 'UUUUUUUUUU', '💣💣💣💣💣', "' OR 1=1 --", '\u0000']) {
    expect(readShareCode(text)).toBeNull()
  }
})
