import { messagesSuite } from './messages.ts'
import { passwordsSuite } from './passwords.ts'
import { permissionsSuite } from './permissions.ts'
import { phonesSuite } from './phones.ts'
import { sessionsSuite } from './sessions.ts'
import { signUpSuite } from './sign-up.ts'
import { statementsSuite } from './statements.ts'
import type { Suite } from './suite.ts'
import { unlockSuite } from './unlock.ts'
import { withdrawalsSuite } from './withdrawals.ts'

/** Ways into an account and what is in it, on every database the book runs on. */
export function accountsSuite(suite: () => Suite): void {
  signUpSuite(suite)
  unlockSuite(suite)
  passwordsSuite(suite)
  messagesSuite(suite)
  sessionsSuite(suite)
  permissionsSuite(suite)
  phonesSuite(suite)
  statementsSuite(suite)
  withdrawalsSuite(suite)
}
