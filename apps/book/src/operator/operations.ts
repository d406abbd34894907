import { audit } from './audit.ts'
import { importFixtureFiles } from './import-fixtures.ts'
import type { Operation } from './operation.ts'
import { provider } from './provider.ts'
import { cancel, rollbackCancel } from './results/cancel.ts'
import { ingest } from './results/ingest.ts'
import { abandon, postpone } from './results/matches.ts'
import { rollback } from './results/rollback.ts'
import { settle } from './results/settle.ts'
import { role } from './role.ts'
import { setCurrencyRate } from './set-rate.ts'
import { site } from './site.ts'
import { vip } from './vip.ts'
import { withdraw } from './withdraw.ts'

/** What an operator can do to a book, by the name of the command. */
export const OPERATIONS: Readonly<Record<string, Operation>> = {
  'import-fixtures': importFixtureFiles,
  'set-rate': setCurrencyRate,
  settle,
  rollback,
  cancel,
  'rollback-cancel': rollbackCancel,
  abandon,
  postpone,
  ingest,
  provider,
  role,
  site,
  vip,
  withdraw,
  audit,
}
