import { addressKey, providerKey } from '../../../kernel/address-key.ts'
import type { Refusal } from '../../../kernel/refusal.ts'
import type { Login } from '../access/login.ts'
import { isAtHome } from '../access/sign-in-guard.ts'
import type { PlatformParts } from '../parts.ts'
import { limitTexts, refuseUnserved } from './limit-texts.ts'
import { useRate } from './rate-limit.ts'

/**
 * Counts a requested link, by client and by recipient; text messages cost money and are counted as texts too. Strangers
 * do not use up the allowance of players who request their own links.
 */
export async function limitLinks(ports: PlatformParts, address: string, recipient: Login): Promise<Refusal | null> {
  const { db, clock } = ports
  const from = addressKey(address)
  const { kind, value } = recipient
  const unserved = kind === 'phone' ? await refuseUnserved(ports, value) : null
  if (unserved !== null) return unserved
  const isHome = await isAtHome(db, value, address, clock.now())
  const refused =
    (await useRate(ports, 'links_by_address', from)) ??
    (await useRate(ports, 'links_by_network', providerKey(address))) ??
    (await useRate(ports, 'links_by_recipient', `${value} ${from}`)) ??
    (isHome ? null : await useRate(ports, 'links_to_recipient', value))
  if (refused !== null || kind === 'email') return refused
  return limitTexts(ports, { phone: value, address, playerId: null })
}
