import { text as textOf } from 'node:stream/consumers'
import { type BookConfig, readConfig } from '../config.ts'
import { openMigrated } from '../db/index.ts'
import { systemClock } from '../kernel/clock.ts'
import { createLog } from '../kernel/log.ts'
import { createSignals } from '../kernel/signals.ts'
import type { Command, OperationAnswer } from '../operator/operation.ts'
import { OPERATIONS } from '../operator/operations.ts'
import { perform } from '../operator/perform.ts'
import { keepToOwner } from '../operator/socket/keep-to-owner.ts'
import { askOperator } from '../operator/socket/operator-socket.ts'

/**
 * Runs an operation on the configured book: in the running process where one has the data folder, on the database otherwise.
 * Answers the exit code.
 */
export async function operate(name: string, args: readonly string[]): Promise<number> {
  const config = readConfig(process.env)
  const cwd = process.cwd()
  await keepToOwner(config.dataDir)
  const input = OPERATIONS[name]?.readsInput?.(args) ? await textOf(process.stdin) : undefined
  const command = { name, args, input }
  const { ok, text } = (await askOperator(config, { ...command, cwd })) ?? (await onDatabase(config, command, cwd))
  console.log(text)
  return ok ? 0 : 1
}

async function onDatabase(config: BookConfig, command: Command, cwd: string): Promise<OperationAnswer> {
  const db = await openMigrated(config)
  try {
    const infra = { db, clock: systemClock, log: createLog(config.logLevel), signals: createSignals() }
    return await perform(command, { ...infra, config, cwd, catchUp: async () => {} })
  } finally {
    await db.close()
  }
}
