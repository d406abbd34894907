/** Sharing: bets under a short code, by which any visitor can restore them. */

import type { BookModule } from '../../kernel/module.ts'
import { dropExpiredShareCodes } from './drop-expired-share-codes.ts'
import { createShareCode } from './endpoints/create-share-code.ts'
import { getSharedBets } from './endpoints/get-shared-bets.ts'
import type { SharingPorts } from './ports.ts'

/** Calls about shared bets. */
export type SharingCall = 'createShareCode' | 'getSharedBets'

export function createSharing(ports: SharingPorts): BookModule<SharingCall> {
  return {
    handlers: { createShareCode: createShareCode(ports), getSharedBets: getSharedBets(ports) },
    tidy: () => dropExpiredShareCodes(ports.db, ports.clock.now()),
  }
}
