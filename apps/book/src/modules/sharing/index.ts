/** Sharing: bets under a short code that anybody can restore them by. */
import type { Handlers } from '../../http/handler.ts'
import { createShareCode } from './endpoints/create-share-code.ts'
import { getSharedBets } from './endpoints/get-shared-bets.ts'

export { dropExpiredShareCodes } from './drop-expired-share-codes.ts'

/** Calls about shared bets. */
export type SharingCall = 'createShareCode' | 'getSharedBets'

export const sharingEndpoints: Handlers<SharingCall> = { createShareCode, getSharedBets }
