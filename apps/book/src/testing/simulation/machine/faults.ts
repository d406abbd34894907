import { DatabaseUnavailable } from '../../../db/index.ts'

/**
 * What goes wrong with a statement: the connection breaks, or the whole process dies; before it was carried out or
 * after.
 */
export const FAULT_KINDS = ['breaks_before', 'breaks_after', 'dies_before', 'dies_after'] as const
export type FaultKind = (typeof FAULT_KINDS)[number]

/** Statements that faults are aimed at, by what they do; by their text. */
export const AIMS = {
  place: /\bplace_(bets|together)\(/,
  decide: /\bdecide_bets\(/,
  cash_out: /\bcash_out_bet\(/,
  settle: /\bsettle_bets\(/,
  remember: /^\s*INSERT INTO request_answers/,
  results: /^\s*INSERT INTO market_results \(/,
  word: /^\s*INSERT INTO settlement_messages/,
  kick_off: /^\s*UPDATE matches SET stated_start/,
  outbox: /^\s*DELETE FROM outbox/,
  exposure: /\bapply_exposure_moves\(/,
  draw: /\bstore_jackpot_draws\(/,
  bonus: /\bbonus_(issue|raise|expire)\(/,
} as const
export type Aim = keyof typeof AIMS

export interface Fault {
  readonly kind: FaultKind
  readonly aim: Aim
}

/** The connection to the database broke: whether the statement was carried out is not known. */
export class BrokenConnection extends DatabaseUnavailable {
  constructor() {
    super('ECONNRESET')
  }
}

/** Faults that are to happen. */
export interface Faults {
  /** The next statement of that kind goes wrong. */
  arm(fault: Fault): void
  /** The fault a statement meets, which is then over. */
  take(sql: string): Fault | null
  disarm(): void
}

/** @param happened is called for every fault that happens */
export function createFaults(happened: (fault: Fault) => void): Faults {
  let armed: Fault[] = []
  return {
    arm: (fault) => void armed.push(fault),
    take(sql) {
      const fault = armed.find(({ aim }) => AIMS[aim].test(sql))
      if (fault === undefined) return null
      armed = armed.filter((other) => other !== fault)
      happened(fault)
      return fault
    },
    disarm() {
      armed = []
    },
  }
}
