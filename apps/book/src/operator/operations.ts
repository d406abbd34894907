import type { Operation } from './operation.ts'
import { provider } from './provider.ts'
import { vip } from './vip.ts'
import { withdraw } from './withdraw.ts'

/** What an operator can do to a running book, by name. */
export const OPERATIONS: Readonly<Record<string, Operation>> = { provider, vip, withdraw }
