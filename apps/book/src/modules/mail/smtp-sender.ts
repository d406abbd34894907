import type { MailSender } from '../../kernel/ports/mail-sender.ts'
import { mimeOf } from './mime.ts'
import { nodemailer } from './nodemailer.ts'

const CONNECT_MS = 10_000
const SILENCE_MS = 20_000

/**
 * Sends through an SMTP server, over connections that are kept.
 * @param url `smtp://user:password@host:port`, or `smtps:` for TLS from the start
 */
export function createSmtpSender(url: string, from: string): MailSender {
  const transport = nodemailer(({ createTransport }) =>
    createTransport({
      url,
      pool: true,
      maxConnections: 2,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
    }),
  )
  return {
    async send(mail) {
      await transport.get().sendMail(mimeOf(mail, from))
    },
    close: transport.close,
  }
}
