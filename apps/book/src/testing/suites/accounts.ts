import { identitySuite } from './identity.ts'
import { messagesSuite } from './messages.ts'
import { passwordsSuite } from './passwords.ts'
import { permissionsSuite } from './permissions.ts'
import { phonesSuite } from './phones.ts'
import { pushSuite } from './push.ts'
import { sessionsSuite } from './sessions.ts'
import { signUpSuite } from './sign-up.ts'
import { statementsSuite } from './statements.ts'
import type { Suite } from './suite.ts'
import { textBudgetsSuite } from './text-budgets.ts'
import { unlockSuite } from './unlock.ts'
import { waysInSuite } from './ways-in.ts'
import { withdrawalsSuite } from './withdrawals.ts'

/** Ways into an account and what is in it, on every database the book runs on. */
export function accountsSuite(suite: () => Suite): void {
  signUpSuite(suite)
  identitySuite(suite)
  unlockSuite(suite)
  passwordsSuite(suite)
  messagesSuite(suite)
  sessionsSuite(suite)
  permissionsSuite(suite)
  phonesSuite(suite)
  textBudgetsSuite(suite)
  pushSuite(suite)
  waysInSuite(suite)
  statementsSuite(suite)
  withdrawalsSuite(suite)
}
