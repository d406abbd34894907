import type { BookContext } from '../../../context.ts'
import type { Refusal } from '../../../lib/refusal.ts'
import { addressKey, useRate } from './rate-limit.ts'

/** Counts a link that is asked for, by who asks and by whom it is sent to. */
export async function limitLinks(context: BookContext, address: string, recipient: string): Promise<Refusal | null> {
  return (
    (await useRate(context, 'links_by_address', addressKey(address))) ??
    (await useRate(context, 'links_by_recipient', recipient))
  )
}
