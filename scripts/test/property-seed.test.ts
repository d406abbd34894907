import fc from 'fast-check'
import { expect, test } from 'vitest'
import { propertySeed } from './property-seed.ts'

test('a tree plays its own cases, every time the same, and a requested seed is first', () => {
  expect(propertySeed(null, 'ffffffff01')).toBe(-1)
  expect(propertySeed(null, '0000001001')).toBe(16)
  expect(propertySeed('-7', 'ffffffff01')).toBe(-7)
  expect(() => propertySeed('many', '')).toThrow('PROPERTY_SEED is a whole number, not many')
})

test('without git there is a seed too', () => {
  expect(propertySeed(null, '')).toBe(0)
})

test('every property of this process draws from it', () => {
  expect(String(fc.readConfigureGlobal().seed)).toBe(process.env.PROPERTY_SEED)
})
