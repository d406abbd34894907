import type { Subscription } from '../model.ts'
import type { PublicationForm } from './publication.ts'

/** The form the channel's next publication takes for a subscription. */
export function nextForm(subscription: Subscription): PublicationForm {
  const base = subscription.channel.latest
  if (subscription.mode === 'plain') return { kind: 'plain' }
  return subscription.mode === 'delta' && base !== null ? { kind: 'delta', base } : { kind: 'escaped' }
}
