import type { SlipBet } from '../bet.ts'
import type { SlipBase } from '../state.ts'

/** Bets after the player chose another system of the same number of selections; unchanged where there is none such. */
export function chooseSystem(base: SlipBase, systemId: string): readonly SlipBet[] {
  const systemType = base.systemTypes.find((type) => type.id === systemId)
  if (systemType === undefined) return base.bets
  return base.bets.map((bet) =>
    bet.betType === 'SYSTEM' && bet.selections.length === systemType.totalCount
      ? { ...bet, systemType, stakeSource: 'stake', wantedWin: null }
      : bet,
  )
}
