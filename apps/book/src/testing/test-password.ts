import { hashPassword } from '../modules/platform/passwords/password.ts'

export const TEST_PASSWORD = 'a long enough password'

let hash: Promise<string> | undefined

/** Derived once: every test player has the same password. */
export function testPasswordHash(): Promise<string> {
  hash ??= hashPassword(TEST_PASSWORD)
  return hash
}
