import { createPasswords } from '../modules/platform/index.ts'

export const TEST_PASSWORD = 'a long enough password'

/** Hardly any work: tests sign in hundreds of times. */
export const TEST_PASSWORDS = createPasswords(
  { memory: 8, passes: 1, lanes: 1 },
  { n: 2 ** 7, blockSize: 8, parallel: 1 },
)

let hash: Promise<string> | undefined

/** Derived once: every test player has the same password. */
export function testPasswordHash(): Promise<string> {
  hash ??= TEST_PASSWORDS.hash(TEST_PASSWORD)
  return hash
}
