import type { Handlers } from '../../../http/handler.ts'
import { cashOutBet } from '../cash-out/cash-out-bet.ts'
import { getCustomOdds } from '../custom/get-custom-odds.ts'
import { getBet } from './get-bet.ts'
import { getBets } from './get-bets.ts'
import { getMaxStake } from './get-max-stake.ts'
import { placeBets } from './place-bets.ts'

/** Calls about bets. */
export type BetsCall = 'placeBets' | 'getBets' | 'getBet' | 'getMaxStake' | 'getCustomOdds' | 'cashOutBet'

export const betsEndpoints: Handlers<BetsCall> = { placeBets, getBets, getBet, getMaxStake, getCustomOdds, cashOutBet }
