import { expect, test } from 'vitest'
import { wireFingerprint } from './fingerprint.ts'

/**
 * Pinned on purpose: other people's back ends and clients speak this wire. When this fails, decide whether the change
 * is additive; if it is not, raise the version in the path. Then pin the new value.
 */
test('the wire is the one that was agreed', () => {
  expect(wireFingerprint()).toMatchInlineSnapshot(`"45c9981467e63b16"`)
})
