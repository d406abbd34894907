import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'

/**
 * `toEqual` for what is as large as a whole offer: many times quicker where there is no difference, and in the same
 * words where there is one.
 */
export function expectSame(actual: unknown, expected: unknown, what?: string): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual, what).toEqual(expected)
}
