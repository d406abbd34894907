import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../../kernel/clock.ts'
import { KEPT_MS, type MailSender } from '../../kernel/ports/mail-sender.ts'
import { mimeOf } from './mime.ts'
import { nodemailer } from './nodemailer.ts'

/** How the name of a file begins, so that names sort by time. */
const stamp = (ms: number) => new Date(ms).toISOString().replaceAll(':', '-')
const FILE = /^\d{4}-\d\d-\d\dT.*\.eml(?:\.part)?$/

/**
 * Keeps e-mail as `.eml` files that any mail program opens, instead of sending it: `<time>-<id>.eml`. Links in it let
 * people into accounts, so only the owner of the folder may read it, the log does not repeat it, and it goes after a
 * week.
 */
export function createFileMailSender(folder: string, from: string, clock: Clock): MailSender {
  const transport = nodemailer(({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true, newline: 'windows' }),
  )
  return {
    async send(mail) {
      const { message } = await transport.get().sendMail({ ...mimeOf(mail, from), date: new Date(clock.now()) })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, `${stamp(clock.now())}-${mail.id}.eml`)
      // A reader of the folder sees whole messages only.
      await writeFile(`${file}.part`, message, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
    async tidy() {
      const oldest = stamp(clock.now() - KEPT_MS)
      const names = await readdir(folder).catch(() => [])
      for (const name of names) if (FILE.test(name) && name < oldest) await rm(join(folder, name), { force: true })
    },
    close: transport.close,
  }
}
