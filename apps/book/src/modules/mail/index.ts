/** Mail: e-mail out of the book, through an SMTP server or into a folder. */
import { join } from 'node:path'
import type { BookConfig } from '../../config.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Log } from '../../lib/log.ts'
import { createFileMailSender } from './file-sender.ts'
import type { MailSender } from './mail.ts'
import { createSmtpSender } from './smtp-sender.ts'

export type { Mail, MailSender } from './mail.ts'

/** The sender that the configuration names: SMTP, or the outbox folder. */
export function createMailSender({ smtpUrl, mailFrom, dataDir }: BookConfig, clock: Clock, log: Log): MailSender {
  return smtpUrl === null
    ? createFileMailSender(join(dataDir, 'outbox'), mailFrom, clock, log)
    : createSmtpSender(smtpUrl, mailFrom)
}
