import { createLoop, type Loop } from '../../kernel/loop.ts'
import { holdForDebt } from './open-debts.ts'
import type { WalletPorts } from './ports.ts'

const EVERY_MS = 60_000

/**
 * Collects what players owe from money that was not there, or worth too little, when the debt was made: debts are
 * collected where they are made and where money comes in, and this finds what a changed rate or an older version of the
 * book has left.
 */
export function createCollectDebts({ db, clock, log }: WalletPorts): Loop {
  return createLoop({
    name: 'debts',
    clock,
    log,
    everyMs: EVERY_MS,
    async round() {
      const at = new Date(clock.now())
      const debtors = await db.query<{ player_id: number }>('SELECT player_id FROM wallet_debtors($1)', [at])
      for (const { player_id: playerId } of debtors) {
        await db.tx(async (tx) => {
          await holdForDebt(tx, playerId)
          await tx.query('SELECT wallet_press_debts($1, $2)', [playerId, at])
        })
      }
      return false
    },
  })
}
