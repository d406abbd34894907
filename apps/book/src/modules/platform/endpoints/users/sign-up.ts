import { addressKey } from '../../../../kernel/address-key.ts'
import type { Handler } from '../../../../kernel/handler.ts'
import { isServedLocale } from '../../../../kernel/locale.ts'
import { Refusal, refuse } from '../../../../kernel/refusal.ts'
import { admitPerson } from '../../access/admit-person.ts'
import { readLogin, readPhone } from '../../access/login.ts'
import { findSignUp, storeSignUp } from '../../access/sign-ups.ts'
import { limitLinks } from '../../limits/limit-links.ts'
import { useRate } from '../../limits/rate-limit.ts'
import { queueMessage } from '../../messages/queue-message.ts'
import type { PlatformParts } from '../../parts.ts'
import { isWeak } from '../../passwords/is-weak.ts'

/** Whether the address has an account is not looked up here: its owner learns it from the message. */
export function signUp(ports: PlatformParts): Handler<'signUp'> {
  return async ({ body, locale, address, country: comesFrom, isGone }) => {
    const { db, clock, passwords, signals, derivations } = ports
    const login = body.email === undefined ? readPhone(body.phone ?? '') : readLogin(body.email)
    if (login === null) return refuse(body.email === undefined ? 'phone_invalid' : 'email_invalid')
    const language = body.language ?? locale
    if (!isServedLocale(language)) {
      return refuse('validation', { details: [{ path: 'body.language', message: 'This language is not offered' }] })
    }
    const country = body.country ?? comesFrom
    const applicant = { details: body, currency: body.currency, country, comesFrom, phone: body.phone, path: 'body' }
    const read = await admitPerson(ports, applicant)
    if (read instanceof Refusal) return read
    const known = [login.value, body.first_name, body.last_name].filter((one) => one !== undefined)
    if (isWeak(body.password, known)) return refuse('weak_password')
    const refused =
      (await useRate(ports, 'sign_up_by_address', addressKey(address))) ?? (await limitLinks(ports, address, login))
    if (refused !== null) return refused

    const now = clock.now()
    const waiting = await findSignUp(db, login.value, null, now)
    const derived = await derivations.run({ from: addressKey(address), about: login.value, isGone }, () =>
      Promise.all([passwords.hash(body.password), passwords.verify(body.password, waiting?.password_hash ?? null)]),
    )
    if (derived instanceof Refusal) return derived
    const [passwordHash, isSame] = derived
    const signUp = {
      ...read.person,
      login: login.value,
      password_hash: passwordHash,
      language,
      currency: body.currency,
      country,
    }
    await db.tx(async (tx) => {
      const signUpId = await storeSignUp(tx, signUp, isSame && waiting !== null ? waiting.id : null, now)
      await queueMessage(tx, { kind: 'sign_up', recipient: login.value, language, signUpId }, now)
    })
    signals.emit('message_queued', null)
    return { data: { sent_to: login.kind } }
  }
}
