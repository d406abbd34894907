import { text as textOf } from 'node:stream/consumers'
import { readConfig } from '../config.ts'
import { type OperationName, readsInput } from '../operator/operation-names.ts'
import { keepToOwner } from '../operator/socket/keep-to-owner.ts'
import { askOperator } from '../operator/socket/operator-socket.ts'

/**
 * Runs an operation on the configured book: in the running process where one has the data folder, on the database
 * otherwise. Returns the exit code.
 */
export async function operate(name: OperationName, args: readonly string[]): Promise<number> {
  const config = readConfig(process.env)
  const cwd = process.cwd()
  await keepToOwner(config.dataDir)
  const input = readsInput(name, args) ? await textOf(process.stdin) : undefined
  const command = { name, args, input }
  const { ok, text } =
    (await askOperator(config, { ...command, cwd })) ??
    (await (await import('./on-database.ts')).onDatabase(config, command, cwd))
  console.log(text)
  return ok ? 0 : 1
}
