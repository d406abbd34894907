/** SMS: text messages out of the book, through a gateway or into a file. */
import { join } from 'node:path'
import type { BookConfig } from '../../config.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Log } from '../../lib/log.ts'
import { createFileSmsSender } from './file-sender.ts'
import { createGatewaySmsSender } from './gateway-sender.ts'
import type { SmsSender } from './sms.ts'

export type { Sms, SmsSender } from './sms.ts'

/** The sender that the configuration names: a gateway, or the outbox file. */
export function createSmsSender({ smsUrl, smsToken, dataDir }: BookConfig, clock: Clock, log: Log): SmsSender {
  return smsUrl === null
    ? createFileSmsSender(join(dataDir, 'outbox'), clock, log)
    : createGatewaySmsSender(smsUrl, smsToken)
}
