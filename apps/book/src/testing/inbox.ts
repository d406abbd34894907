import type { Mail, MailSender } from '../modules/mail/index.ts'
import type { Sms, SmsSender } from '../modules/sms/index.ts'

/** Catches what leaves the book by mail and SMS. */
export interface Inbox extends MailSender {
  readonly texts: SmsSender
  /** While set, nothing can be handed over. */
  isDown: boolean
  mailsTo(address: string): readonly Mail[]
  textsTo(phone: string): readonly Sms[]
  /** The value of a query parameter in the last link sent to an address, by mail or SMS. */
  lastToken(to: string, parameter: string): string
}

export function createInbox(): Inbox {
  const mails: Mail[] = []
  const texts: Sms[] = []
  const box: Inbox = {
    isDown: false,
    async send(mail) {
      if (box.isDown) throw new Error('The mail server is down')
      mails.push(mail)
    },
    close: () => {},
    texts: {
      async send(sms) {
        if (box.isDown) throw new Error('The SMS gateway is down')
        texts.push(sms)
      },
    },
    mailsTo: (address) => mails.filter((mail) => mail.to === address),
    textsTo: (phone) => texts.filter((sms) => sms.to === phone),
    lastToken(to, parameter) {
      const all = [...mails, ...texts].filter((letter) => letter.to === to).map((letter) => letter.text)
      const tokens = all.flatMap((text) => new RegExp(`${parameter}=([A-Za-z0-9_-]+)`).exec(text)?.[1] ?? [])
      const last = tokens.at(-1)
      if (last === undefined) throw new Error(`No ${parameter} was sent to ${to}: ${JSON.stringify(all)}`)
      return last
    },
  }
  return box
}
