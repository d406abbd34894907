/** Commands about how matches and bets ended, by name. */
import { cancel, rollbackCancel } from './cancel.ts'
import { ingest } from './ingest.ts'
import { abandon, postpone } from './matches.ts'
import { inOffice, type OfficeCommand } from './office.ts'
import { rollback } from './rollback.ts'
import { settle } from './settle.ts'

const COMMANDS: Readonly<Record<string, readonly [help: string, command: OfficeCommand]>> = {
  settle: ['settle MATCH MARKET OUTCOME=RESULT...   how a market ended, or what corrects it', settle],
  rollback: ['rollback MATCH [MARKET...]   takes results back', rollback],
  cancel: ['cancel MATCH [MARKET...] | --bet BET   voids bets, with --from and --to those placed then', cancel],
  'rollback-cancel': ['rollback-cancel MATCH [MARKET...] | --bet BET   takes a cancellation back', rollbackCancel],
  abandon: ['abandon MATCH    decided markets stand, the rest is void', abandon],
  postpone: ['postpone MATCH [TIME]   bets stand for 48 hours', postpone],
  ingest: ['ingest FILE...   messages of the Unified Odds Feed about results and its producers', ingest],
}

export const RESULT_COMMANDS = Object.fromEntries(
  Object.entries(COMMANDS).map(([name, [help, command]]) => [
    name,
    { help, run: (args: readonly string[]) => inOffice(command, args) },
  ]),
)
