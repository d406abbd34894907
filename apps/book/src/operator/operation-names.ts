/**
 * Names of the operations, apart from what they do: a command for a book that runs is handed to it, and needs none of
 * the code that would do it here.
 */
export const OPERATION_NAMES = [
  'import-fixtures',
  'set-rate',
  'currency',
  'settle',
  'rollback',
  'cancel',
  'rollback-cancel',
  'abandon',
  'postpone',
  'ingest',
  'feed',
  'map',
  'account',
  'points',
  'jackpot',
  'provider',
  'group',
  'holds',
  'role',
  'embed',
  'events',
  'maintenance',
  'site',
  'vip',
  'limit',
  'exclude',
  'deposit',
  'withdraw',
  'withdrawals',
  'bonus',
  'audit',
  'log',
] as const
export type OperationName = (typeof OPERATION_NAMES)[number]

export const isOperationName = (name: string): name is OperationName =>
  (OPERATION_NAMES as readonly string[]).includes(name)

/** The word for standard input, where a command takes a file. */
export const STANDARD_INPUT = '-'

/** Whether these words mean standard input, which only the process that was given the command can read. */
export const readsInput = (name: OperationName, args: readonly string[]): boolean =>
  name === 'ingest' && args.includes(STANDARD_INPUT)
