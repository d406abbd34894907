import { addressKey } from '../../../kernel/address-key.ts'
import type { Refusal } from '../../../kernel/refusal.ts'
import type { Login } from '../access/login.ts'
import type { PlatformParts } from '../parts.ts'
import { useRate } from './rate-limit.ts'

/** Counts a link that is asked for, by who asks and by whom it is sent to; text messages cost money and count as such too. */
export async function limitLinks(ports: PlatformParts, address: string, recipient: Login): Promise<Refusal | null> {
  const refused =
    (await useRate(ports, 'links_by_address', addressKey(address))) ??
    (await useRate(ports, 'links_by_recipient', recipient.value))
  if (refused !== null || recipient.kind === 'email') return refused
  return (
    (await useRate(ports, 'sms_by_address', addressKey(address))) ??
    (await useRate(ports, 'sms_by_phone', recipient.value))
  )
}
