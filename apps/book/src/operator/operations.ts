import { account } from './account.ts'
import { audit } from './audit.ts'
import { bonus } from './bonus.ts'
import { currency } from './currency.ts'
import { deposit } from './deposit.ts'
import { embed } from './embed.ts'
import { events } from './events.ts'
import { exclude } from './exclude.ts'
import { feed } from './feed.ts'
import { group } from './group.ts'
import { holds } from './holds.ts'
import { importFixtureFiles } from './import-fixtures.ts'
import { jackpot } from './jackpot.ts'
import { limit } from './limit.ts'
import { log } from './log.ts'
import { maintenance } from './maintenance.ts'
import { map } from './map.ts'
import type { Operation } from './operation.ts'
import type { OperationName } from './operation-names.ts'
import { points } from './points.ts'
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
import { withdrawals } from './withdrawals.ts'

/** What an operator can do to a book, by the name of the command. */
export const OPERATIONS: Readonly<Record<OperationName, Operation>> = {
  'import-fixtures': importFixtureFiles,
  'set-rate': setCurrencyRate,
  currency,
  settle,
  rollback,
  cancel,
  'rollback-cancel': rollbackCancel,
  abandon,
  postpone,
  ingest,
  feed,
  map,
  account,
  points,
  jackpot,
  provider,
  group,
  holds,
  role,
  embed,
  events,
  maintenance,
  site,
  vip,
  limit,
  exclude,
  deposit,
  withdraw,
  withdrawals,
  bonus,
  audit,
  log,
}
