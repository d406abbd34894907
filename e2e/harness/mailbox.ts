import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { until } from './wait.ts'

export interface ReadMail {
  readonly to: string
  readonly subject: string
  /** The plain text part. */
  readonly text: string
  /** Where its button leads; empty where it has none. */
  readonly link: string
}

/** A text message as the product kept it. */
export interface ReadText {
  readonly to: string
  readonly text: string
}

/** Mail and text messages that the product kept instead of sending them, in the order they were sent. */
export function mailbox(folder: string) {
  function all(): ReadMail[] {
    return filesIn(folder)
      .filter((file) => file.endsWith('.eml'))
      .sort()
      .map((file) => readMail(readFileSync(join(folder, file), 'utf8')))
  }
  return {
    mailsTo: (address: string) => all().filter((mail) => mail.to === address),
    /** The last text message to a number. */
    async textArrives(number: string): Promise<ReadText> {
      return until(`a text message to ${number}`, async () =>
        textsIn(folder)
          .filter((message) => message.to === number)
          .at(-1),
      )
    },
    /** The next mail to an address after those that were there already. */
    async arrives(address: string, subject: RegExp, after = 0): Promise<ReadMail> {
      return until(`a mail to ${address} about ${subject}`, async () =>
        all()
          .filter((mail) => mail.to === address)
          .slice(after)
          .find((mail) => subject.test(mail.subject)),
      )
    },
  }
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function textsIn(folder: string): ReadText[] {
  const file = join(folder, 'sms.jsonl')
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as ReadText)
}

function readMail(source: string): ReadMail {
  const [head = ''] = source.split('\r\n\r\n')
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? ''
  const part = /Content-Type: text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(source)
  const encoding = /Content-Transfer-Encoding: (\S+)/.exec(part?.[0] ?? '')?.[1] ?? '7bit'
  const text = decoded(part?.[1] ?? '', encoding)
  return { to: header('To'), subject: header('Subject'), text, link: /https?:\/\/\S+/.exec(text)?.[0] ?? '' }
}

function decoded(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding !== 'quoted-printable') return body
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
