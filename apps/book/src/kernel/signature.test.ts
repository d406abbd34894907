import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkSignature, SIGNATURE_MS, sign, signedHeader } from './signature.ts'

const NOW = 1_800_000_000_000

test('PAY-01: a signature is right for its text, its purpose, its secret and its time alone', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, other) => {
      const header = signedHeader('secret', 'callback', text, NOW)
      expect(checkSignature('secret', 'callback', header, text, NOW)).toBe('right')
      expect(checkSignature('secret', 'callback', header, text, NOW + SIGNATURE_MS)).toBe('right')
      expect(checkSignature('secret', 'callback', header, text, NOW + SIGNATURE_MS + 1)).toBe('stale')
      expect(checkSignature('secret', 'callback', header, text, NOW - SIGNATURE_MS - 1)).toBe('stale')
      expect(checkSignature('another', 'callback', header, text, NOW)).toBe('wrong')
      expect(checkSignature('secret', 'answer', header, text, NOW)).toBe('wrong')
      if (other !== text) expect(checkSignature('secret', 'callback', header, other, NOW)).toBe('wrong')
    }),
  )
})

test('PAY-01: a malformed signature is wrong, and a signature does not hold for another time', () => {
  for (const header of [undefined, '', 't=1,v1=', 't=1', `v1=${'0'.repeat(64)}`, `t=1,v1=${'0'.repeat(63)}x`])
    expect(checkSignature('secret', 'callback', header, '{}', NOW)).toBe('wrong')
  const old = sign('secret', 'callback', '1.{}')
  expect(checkSignature('secret', 'callback', `t=${NOW / 1_000},v1=${old}`, '{}', NOW)).toBe('wrong')
})
