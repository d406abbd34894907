import { readConfig } from '../config.ts'
import { migrate, openDatabase } from '../db/index.ts'
import { systemClock } from '../lib/clock.ts'
import { askOperator } from '../operator/operator-socket.ts'
import { perform } from '../operator/perform.ts'

/**
 * Runs an operation on the configured book: through the running process where the database is embedded in it, on the database
 * otherwise. Answers the exit code.
 */
export async function operate(name: string, args: readonly string[]): Promise<number> {
  const config = readConfig(process.env)
  const running = config.databaseUrl === null ? await askOperator(config.dataDir, { name, args }) : null
  const { ok, text } = running ?? (await onDatabase(name, args))
  console.log(text)
  return ok ? 0 : 1
}

async function onDatabase(name: string, args: readonly string[]) {
  const db = await openDatabase(readConfig(process.env))
  try {
    await migrate(db)
    return await perform({ name, args }, { db, clock: systemClock })
  } finally {
    await db.close()
  }
}
