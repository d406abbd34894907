import type { Bet } from '@touchline/contract'
import { BetFigures } from '../lazy/BetFigures.tsx'
import { BonusLine } from '../lazy/BonusLine.tsx'
import { paidSoFar } from '../parts/paid-so-far.ts'
import { CashOut } from './CashOut.tsx'

/** On the receipt: the bonus, the present cash-out value, and what was cashed out since placement. */
export function SellPlaced({ bet }: { bet: Bet }) {
  return (
    <>
      <BonusLine bet={bet} />
      {paidSoFar(bet) > 0 && <BetFigures bet={bet} />}
      <CashOut bet={bet} />
    </>
  )
}
