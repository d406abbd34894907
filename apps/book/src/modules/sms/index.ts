/** SMS: text messages out of the book, through a gateway or into a file. */
import { join } from 'node:path'
import type { Clock } from '../../kernel/clock.ts'
import type { SmsSender } from '../../kernel/ports/sms-sender.ts'
import { createFileSmsSender } from './file-sender.ts'
import { createGatewaySmsSender } from './gateway-sender.ts'

export type { Sms, SmsSender } from '../../kernel/ports/sms-sender.ts'

export interface SmsSettings {
  /** HTTP gateway of text messages and its bearer token; null keeps them in `dataDir/outbox`. */
  readonly smsUrl: string | null
  readonly smsToken: string | null
  readonly dataDir: string
}

/** The sender that the configuration names: a gateway, or the outbox file. */
export function createSmsSender({ smsUrl, smsToken, dataDir }: SmsSettings, clock: Clock): SmsSender {
  return smsUrl === null
    ? createFileSmsSender(join(dataDir, 'outbox'), clock)
    : createGatewaySmsSender(smsUrl, smsToken)
}
