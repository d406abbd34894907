import type { Db } from '../db/index.ts'
import type { Clock } from '../lib/clock.ts'
import type { OperationAnswer } from './operation.ts'
import { OPERATIONS } from './operations.ts'
import type { OperationRequest } from './operator-socket.ts'

/** Does what is asked, on the database that is open. */
export async function perform(
  { name, args }: OperationRequest,
  deps: { readonly db: Db; readonly clock: Clock },
): Promise<OperationAnswer> {
  const operation = Object.hasOwn(OPERATIONS, name) ? OPERATIONS[name] : undefined
  return operation === undefined ? { ok: false, text: `There is no operation ${name}.` } : operation.run(args, deps)
}
