import { ageOn, signUpRules } from '@touchline/betting'
import { addressKey } from '../../../../kernel/address-key.ts'
import type { Handler } from '../../../../kernel/handler.ts'
import { isServedLocale } from '../../../../kernel/locale.ts'
import { Refusal, refuse } from '../../../../kernel/refusal.ts'
import { readLogin, readPhone } from '../../access/login.ts'
import { readPerson } from '../../access/person.ts'
import { findSignUp, storeSignUp } from '../../access/sign-ups.ts'
import { limitLinks } from '../../limits/limit-links.ts'
import { useRate } from '../../limits/rate-limit.ts'
import { queueMessage } from '../../messages/queue-message.ts'
import type { PlatformParts } from '../../parts.ts'
import { isWeak } from '../../passwords/is-weak.ts'

/** Whether the address has an account is not looked up here: its owner learns it from the message. */
export function signUp(ports: PlatformParts): Handler<'signUp'> {
  return async ({ body, locale, address, country: comesFrom, isGone }) => {
    const { db, clock, currencies, passwords, signals, derivations } = ports
    const login = body.email === undefined ? readPhone(body.phone ?? '') : readLogin(body.email)
    if (login === null) return refuse(body.email === undefined ? 'phone_invalid' : 'email_invalid')
    const language = body.language ?? locale
    if (!isServedLocale(language)) {
      return refuse('validation', { details: [{ path: 'body.language', message: 'This language is not offered' }] })
    }
    if (!currencies.has(body.currency)) return refuse('currency_not_offered')
    const country = body.country ?? comesFrom
    const blocked = await ports.blockedCountries('signUp')
    if ([country, comesFrom].some((code) => code !== null && blocked.includes(code))) return refuse('country_blocked')
    const { minimumAge, required } = signUpRules(country)
    const asked = country === null ? (['country', ...required] as const) : required
    // Who signs up by a number can be reached by it.
    const given = { ...body, mobile_phone: body.mobile_phone ?? body.phone }
    const missing = asked.filter((field) => given[field] === undefined)
    if (missing.length > 0) {
      const details = missing.map((field) => ({
        path: `body.${field}`,
        message: field === 'country' ? 'Asked for everywhere' : 'Asked for in this country',
      }))
      return refuse('sign_up_fields_missing', { details })
    }
    const today = new Date(clock.now()).toISOString().slice(0, 10)
    if (body.born_on !== undefined && ageOn(body.born_on, today) < minimumAge) return refuse('too_young')
    const read = readPerson(body, country, null)
    if (typeof read === 'string') return refuse(read)
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
