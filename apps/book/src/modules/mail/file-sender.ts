import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../../kernel/clock.ts'
import type { Log } from '../../kernel/log.ts'
import type { MailSender } from '../../kernel/ports/mail-sender.ts'
import { mimeOf } from './mime.ts'
import { nodemailer } from './nodemailer.ts'

/**
 * Keeps e-mail as `.eml` files that any mail program opens, instead of sending it: `<time>-<id>.eml`. Links in it let people
 * into accounts, so only the owner of the folder may read it.
 */
export function createFileMailSender(folder: string, from: string, clock: Clock, log: Log): MailSender {
  const transport = nodemailer(({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true, newline: 'windows' }),
  )
  return {
    async send(mail) {
      const { message } = await transport.get().sendMail({ ...mimeOf(mail, from), date: new Date(clock.now()) })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const time = new Date(clock.now()).toISOString().replaceAll(':', '-')
      const file = join(folder, `${time}-${mail.id}.eml`)
      // Whoever watches the folder sees whole messages only.
      await writeFile(`${file}.part`, message, { mode: 0o600 })
      await rename(`${file}.part`, file)
      log.info(`Mail to ${mail.to}: ${mail.subject} (${file})`)
    },
    close: transport.close,
  }
}
