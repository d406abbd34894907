import { addressKey, providerKey } from '../../../kernel/address-key.ts'
import { type Refusal, refuse } from '../../../kernel/refusal.ts'
import { isAtHome } from '../access/sign-in-guard.ts'
import type { PlatformParts } from '../parts.ts'
import { mobileCountryOf } from '../phone/phone-number.ts'
import { type RateFeature, rateFreeAt, useRate } from './rate-limit.ts'

/** Leading digits of a number, with the plus, that identify its block. */
const PREFIX = 8

/** A requested text message. */
export interface WantedText {
  /** In international form. */
  readonly phone: string
  /** Address of the request. */
  readonly address: string
  /** The requesting player; null for a visitor. */
  readonly playerId: number | null
}

/** Budgets of the whole book: the operator is alerted when one is used up. */
const BUDGETS: readonly RateFeature[] = ['sms_by_prefix', 'sms_of_all']

/** Refuses numbers that no text is sent to: of no mobile phone, or of a country that nothing is offered in. */
export async function refuseUnserved(ports: PlatformParts, phone: string): Promise<Refusal | null> {
  const country = mobileCountryOf(phone)
  if (country === null) return refuse('phone_not_served')
  const { smsCountries } = ports.terms
  const isServed = smsCountries.length === 0 || smsCountries.includes(country)
  const blocked = await ports.blockedCountries('signUp')
  return isServed && !blocked.includes(country) ? null : refuse('phone_not_served')
}

/**
 * The limits that a text counts for. Requests of strangers do not use up the allowance of the number's owner, who is
 * signed in at the requesting address.
 */
async function countsOf(
  { db, clock }: PlatformParts,
  { phone, address, playerId }: WantedText,
): Promise<readonly (readonly [RateFeature, string])[]> {
  const from = addressKey(address)
  const isHome = await isAtHome(db, phone, address, clock.now())
  return [
    ...(playerId === null ? [] : [['sms_by_player', String(playerId)] as const]),
    ['sms_by_phone', `${phone} ${playerId ?? from}`],
    ['sms_by_address', from],
    ['sms_by_network', providerKey(address)],
    ...(isHome ? [] : [['sms_to_phone', phone] as const]),
    ['sms_by_prefix', phone.slice(0, PREFIX)],
    ['sms_of_all', 'all'],
  ]
}

/** Unix ms from which on there is a text again; null where there is one now. Counts nothing. */
export async function textFreeAt(ports: PlatformParts, wanted: WantedText): Promise<number | null> {
  for (const [feature, key] of await countsOf(ports, wanted)) {
    const freeAt = await rateFreeAt(ports, feature, key)
    if (freeAt !== null) return freeAt
  }
  return null
}

/** Counts a text by client, address and recipient, and within the budgets of the book. */
export async function limitTexts(ports: PlatformParts, wanted: WantedText): Promise<Refusal | null> {
  for (const [feature, key] of await countsOf(ports, wanted)) {
    const refused = await useRate(ports, feature, key)
    if (refused === null) continue
    if (BUDGETS.includes(feature) && (await useRate(ports, 'sms_alerts', `${feature} ${key}`)) === null)
      ports.log.error(
        `ALERT: the budget of text messages (${feature}, ${key}) is used up for this hour; no more are sent`,
      )
    return refused
  }
  return null
}
