/** Mail: e-mail out of the book, through an SMTP server or into a folder. */
import { join } from 'node:path'
import type { Clock } from '../../kernel/clock.ts'
import type { MailSender } from '../../kernel/ports/mail-sender.ts'
import { createFileMailSender } from './file-sender.ts'
import { createSmtpSender } from './smtp-sender.ts'

export type { Mail, MailSender } from '../../kernel/ports/mail-sender.ts'

export interface MailSettings {
  /** SMTP server as an address with user and password; null keeps mail in `dataDir/outbox`. */
  readonly smtpUrl: string | null
  readonly mailFrom: string
  readonly dataDir: string
}

/** The sender that the configuration names: SMTP, or the outbox folder. */
export function createMailSender({ smtpUrl, mailFrom, dataDir }: MailSettings, clock: Clock): MailSender {
  return smtpUrl === null
    ? createFileMailSender(join(dataDir, 'outbox'), mailFrom, clock)
    : createSmtpSender(smtpUrl, mailFrom)
}
