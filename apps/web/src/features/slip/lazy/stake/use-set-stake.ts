import { useSlip } from '../../service.ts'
import type { ReckonedSlip } from '../use-reckoned-slip.ts'

/** Sets the stake of one bet, or of each on the slip for null: those of the bet builder too. */
export function useSetStake({ summary }: ReckonedSlip): (betKey: string | null, stake: number) => void {
  const { edit } = useSlip()
  return (betKey, stake) => {
    edit({ type: 'set_stake', betKey, stake })
    if (betKey !== null) return
    for (const { key, bet } of summary.bets)
      if (bet.betType === 'CUSTOM_BET') edit({ type: 'set_stake', betKey: key, stake })
  }
}
