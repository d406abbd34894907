/** Jackpots: pools in play and their hits. */
import type { Handlers } from '../../http/handler.ts'
import { findJackpots } from './endpoints/find-jackpots.ts'
import { getJackpot } from './endpoints/get-jackpot.ts'
import { getJackpotHits } from './endpoints/get-jackpot-hits.ts'
import { getJackpots } from './endpoints/get-jackpots.ts'

/** Calls about jackpots. */
export type JackpotsCall = 'getJackpots' | 'getJackpot' | 'findJackpots' | 'getJackpotHits'

export const jackpotsEndpoints: Handlers<JackpotsCall> = { getJackpots, getJackpot, findJackpots, getJackpotHits }
