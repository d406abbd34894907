import type { BookContext } from '../../../context.ts'
import type { Refusal } from '../../../lib/refusal.ts'
import type { Login } from '../access/login.ts'
import { addressKey, useRate } from './rate-limit.ts'

/** Counts a link that is asked for, by who asks and by whom it is sent to; text messages cost money and count as such too. */
export async function limitLinks(context: BookContext, address: string, recipient: Login): Promise<Refusal | null> {
  const refused =
    (await useRate(context, 'links_by_address', addressKey(address))) ??
    (await useRate(context, 'links_by_recipient', recipient.value))
  if (refused !== null || recipient.kind === 'email') return refused
  return (
    (await useRate(context, 'sms_by_address', addressKey(address))) ??
    (await useRate(context, 'sms_by_phone', recipient.value))
  )
}
