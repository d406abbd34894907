import type { BookContext } from '../../../../context.ts'
import type { ServedLocale } from '../../../../lib/locale.ts'
import { type Refusal, refuse } from '../../../../lib/refusal.ts'
import { readLogin } from '../../access/login.ts'
import { limitLinks } from '../../limits/limit-links.ts'
import { type MessageKind, queueMessage } from '../../messages/queue-message.ts'

interface Asker {
  readonly body: { readonly email: string }
  readonly locale: ServedLocale
  readonly address: string
}

/** Queues a message with a link to whatever address was typed; whether anything is sent is decided later. */
export async function askForLink(
  context: BookContext,
  kind: MessageKind,
  { body, locale, address }: Asker,
): Promise<{ data: { sent_to: 'email' | 'phone' } } | Refusal> {
  const login = readLogin(body.email)
  if (login === null) return refuse(body.email.includes('@') ? 'email_invalid' : 'phone_invalid')
  const refused = await limitLinks(context, address, login)
  if (refused !== null) return refused
  await queueMessage(context.db, { kind, recipient: login.value, language: locale }, context.clock.now())
  context.signals.emit('message_queued', null)
  return { data: { sent_to: login.kind } }
}
