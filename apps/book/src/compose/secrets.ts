import { randomBytes } from 'node:crypto'
import type { BookConfig } from '../config.ts'
import type { Db } from '../db/index.ts'
import { type AuthenticatorKeys, loadAuthenticatorKeys } from '../kernel/authenticator-keys.ts'
import { newPushKey } from '../modules/push/index.ts'

export interface Secrets {
  readonly connection: string
  readonly subscription: string
  readonly realtimeApi: string
  readonly pseudonyms: string
  readonly launch: string
  /** Seal secrets that must not be readable from the database alone. */
  readonly authenticators: AuthenticatorKeys
  /** Keys the hashes by which people are known again. */
  readonly identity: string
  /** Between processes that follow the offer and the one that owns it. */
  readonly offer: string
  /** Private VAPID key of push messages: base64url of 32 bytes. */
  readonly push: string
}

/**
 * The configured secrets; those not given are made once and kept in the database, where every process finds the same.
 */
export async function loadSecrets(db: Db, config: BookConfig): Promise<Secrets> {
  return {
    connection: config.connectionSecret ?? (await kept(db, 'realtime_connection')),
    subscription: config.subscriptionSecret ?? (await kept(db, 'realtime_subscription')),
    realtimeApi: config.realtimeApiKey ?? (await kept(db, 'realtime_api_key')),
    // A player's name with other companies must never change: it is made once and cannot be configured away.
    pseudonyms: await kept(db, 'pseudonyms'),
    launch: config.launchSecret ?? (await kept(db, 'launch')),
    authenticators: await loadAuthenticatorKeys(config),
    identity: config.identitySecret ?? (await kept(db, 'identity')),
    offer: await kept(db, 'offer'),
    // Browsers subscribe with its public half: another one would silence them all.
    push: config.pushKey ?? (await kept(db, 'push', newPushKey)),
  }
}

const newSecret = () => randomBytes(32).toString('base64url')

async function kept(db: Db, name: string, make = newSecret): Promise<string> {
  const made = make()
  await db.query('INSERT INTO book_secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [name, made])
  const [row] = await db.query<{ value: string }>('SELECT value FROM book_secrets WHERE name = $1', [name])
  return row?.value ?? made
}
