import type { BookConfig } from '../config.ts'
import { openMigrated } from '../db/index.ts'
import { loadAuthenticatorKeys } from '../kernel/authenticator-keys.ts'
import { systemClock } from '../kernel/clock.ts'
import { createLog } from '../kernel/log.ts'
import { silentMetrics } from '../kernel/metrics/metrics.ts'
import { createSignals } from '../kernel/signals.ts'
import { silentTracing } from '../kernel/tracing/tracing.ts'
import { createSealer } from '../modules/platform/index.ts'
import type { Command, OperationAnswer } from '../operator/operation.ts'
import { perform } from '../operator/perform.ts'

/** Does an operation to the database itself, where no book runs on it. */
export async function onDatabase(config: BookConfig, command: Command, cwd: string): Promise<OperationAnswer> {
  const db = await openMigrated(config)
  try {
    const infra = {
      db,
      reads: db,
      clock: systemClock,
      log: createLog(config.logLevel),
      signals: createSignals(),
      metrics: silentMetrics,
      tracing: silentTracing,
    }
    const sealer = async () => createSealer(await loadAuthenticatorKeys(config))
    return await perform(command, { ...infra, config, cwd, sealer, catchUp: async () => {} })
  } finally {
    await db.close()
  }
}
