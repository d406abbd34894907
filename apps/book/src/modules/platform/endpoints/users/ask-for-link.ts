import type { ServedLocale } from '../../../../kernel/locale.ts'
import { type Refusal, refuse } from '../../../../kernel/refusal.ts'
import { readLogin } from '../../access/login.ts'
import { limitLinks } from '../../limits/limit-links.ts'
import { type MessageKind, queueMessage } from '../../messages/queue-message.ts'
import type { PlatformParts } from '../../parts.ts'

interface Asker {
  readonly body: { readonly email: string }
  readonly locale: ServedLocale
  readonly address: string
}

/** Queues a message with a link to the typed address; whether anything is sent is decided later. */
export async function askForLink(
  ports: PlatformParts,
  kind: MessageKind,
  { body, locale, address }: Asker,
): Promise<{ data: { sent_to: 'email' | 'phone' } } | Refusal> {
  const login = readLogin(body.email)
  if (login === null) return refuse(body.email.includes('@') ? 'email_invalid' : 'phone_invalid')
  const refused = await limitLinks(ports, address, login)
  if (refused !== null) return refused
  await queueMessage(ports.db, { kind, recipient: login.value, language: locale }, ports.clock.now())
  ports.signals.emit('message_queued', null)
  return { data: { sent_to: login.kind } }
}
