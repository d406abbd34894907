import type { Db } from '../../../db/index.ts'
import type { ServedLocale } from '../../../kernel/locale.ts'

/** Changes of how a player signs in that they are notified of. */
export const WAY_IN_CHANGES = [
  'phone_changed',
  'passkey_added',
  'passkey_removed',
  'authenticator_added',
  'authenticator_removed',
] as const
export type WayInChange = (typeof WAY_IN_CHANGES)[number]

export const MESSAGE_KINDS = [
  'sign_up',
  'unlock',
  'password_reset',
  'password_changed',
  'phone_code',
  ...WAY_IN_CHANGES,
] as const
/** What a message is about; its text depends on what is found when it is sent. */
export type MessageKind = (typeof MESSAGE_KINDS)[number]

export interface QueuedMessage {
  readonly kind: MessageKind
  /** E-mail address in lower case, or phone number in international form. */
  readonly recipient: string
  readonly language: ServedLocale
  readonly signUpId?: number
  readonly playerId?: number
}

/**
 * Puts a message in the queue, in the transaction that gives the reason for it. Emit `message_queued` afterwards.
 * Nothing is looked up here: known and unknown recipients cost the same.
 */
export async function queueMessage(db: Db, message: QueuedMessage, now: number): Promise<void> {
  await db.query(
    `INSERT INTO messages (kind, recipient, language, sign_up_id, player_id, created_at, next_at)
     VALUES ($1, $2, $3, $4, $5, $6, $6)`,
    [
      message.kind,
      message.recipient,
      message.language,
      message.signUpId ?? null,
      message.playerId ?? null,
      new Date(now),
    ],
  )
}
