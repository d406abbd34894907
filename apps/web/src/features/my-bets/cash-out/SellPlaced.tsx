import type { Bet } from '@touchline/contract'
import { BetFigures } from '../lazy/BetFigures.tsx'
import { BonusLine } from '../lazy/BonusLine.tsx'
import { paidSoFar } from '../parts/paid-so-far.ts'
import { CashOut } from './CashOut.tsx'

/** On the receipt: its bonus, what the bet can be sold for by now, and what was paid for it since it was placed. */
export function SellPlaced({ bet }: { bet: Bet }) {
  return (
    <>
      <BonusLine bet={bet} />
      {paidSoFar(bet) > 0 && <BetFigures bet={bet} />}
      <CashOut bet={bet} />
    </>
  )
}
