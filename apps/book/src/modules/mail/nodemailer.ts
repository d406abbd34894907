import type { SentMessageInfo, Transporter } from 'nodemailer'
import { lazily } from '../../kernel/lazily.ts'

const library = lazily<typeof import('nodemailer')>('nodemailer')

/** A way to send that is made for the first mail. */
export function nodemailer<T extends Transporter<SentMessageInfo>>(make: (from: typeof import('nodemailer')) => T) {
  let made: T | null = null
  return {
    get(): T {
      made ??= make(library())
      return made
    },
    close: () => made?.close(),
  }
}
