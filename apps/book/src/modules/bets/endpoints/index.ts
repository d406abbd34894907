import type { Handlers } from '../../../kernel/handler.ts'
import { declineCounterOffer, takeCounterOffer } from '../approval/answer-offer.ts'
import { cancelAutoCashOut, setAutoCashOut } from '../auto-cash-out/set-auto-cash-out.ts'
import { cashOutBet } from '../cash-out/cash-out-bet.ts'
import { getCustomOdds } from '../custom/get-custom-odds.ts'
import type { BetsParts } from '../parts.ts'
import { getBet } from './get-bet.ts'
import { getBets } from './get-bets.ts'
import { getMaxStake } from './get-max-stake.ts'
import { placeBets } from './place-bets.ts'

/** Calls about bets. */
export type BetsCall =
  | 'placeBets'
  | 'getBets'
  | 'getBet'
  | 'getMaxStake'
  | 'getCustomOdds'
  | 'cashOutBet'
  | 'setAutoCashOut'
  | 'cancelAutoCashOut'
  | 'takeCounterOffer'
  | 'declineCounterOffer'

export function betsEndpoints(ports: BetsParts): Handlers<BetsCall> {
  return {
    placeBets: placeBets(ports),
    getBets: getBets(ports),
    getBet: getBet(ports),
    getMaxStake: getMaxStake(ports),
    getCustomOdds: getCustomOdds(ports),
    cashOutBet: cashOutBet(ports),
    setAutoCashOut: setAutoCashOut(ports),
    cancelAutoCashOut: cancelAutoCashOut(ports),
    takeCounterOffer: takeCounterOffer(ports),
    declineCounterOffer: declineCounterOffer(ports),
  }
}
