import type { Db } from '../../../db/index.ts'
import { openAccount } from '../../wallet/index.ts'
import { hasOtherAccount, identify } from '../identity/identify.ts'
import type { PlatformParts } from '../parts.ts'
import { givePlayMoney } from './give-play-money.ts'
import type { Person } from './person.ts'

export interface NewPlayer extends Person {
  /** What they sign in with; both null for a player whom a host signs in. */
  readonly email: string | null
  readonly phone: string | null
  readonly passwordHash: string
  readonly language: string
  readonly currency: string
  readonly country: string | null
  readonly termsAcceptedAt: Date
}

/** Makes a player. @returns their id; null where what they sign in with has become another player's */
export async function createPlayer(tx: Db, player: NewPlayer, now: number): Promise<number | null> {
  const [row] = await tx.query<{ id: number }>(
    `INSERT INTO players (email, auth_phone_number, mobile_phone, password_hash, first_name, last_name, language, currency,
                          created_at, terms_accepted_at, country, born_on, street, postal_code, city, personal_number)
     VALUES ($1, $2, coalesce($2, $12), $3, $4, $5, $6, $7, $8, $9, $10, $11::date, $13, $14, $15, $16)
     ON CONFLICT DO NOTHING RETURNING id`,
    [
      player.email,
      player.phone,
      player.passwordHash,
      player.first_name,
      player.last_name,
      player.language,
      player.currency,
      new Date(now),
      player.termsAcceptedAt,
      player.country,
      player.born_on,
      player.mobile_phone,
      player.street,
      player.postal_code,
      player.city,
      player.personal_number,
    ],
  )
  return row?.id ?? null
}

/** Opens the first account of a new player, who is known from now on, and gives what new players begin with. */
export async function openFirstAccount(
  tx: Db,
  ports: Pick<PlatformParts, 'persons' | 'terms'>,
  { playerId, currency }: { readonly playerId: number; readonly currency: string },
  now: number,
): Promise<void> {
  await openAccount(tx, playerId, currency)
  await identify(tx, ports.persons, playerId, now)
  // Once per person, however many addresses they have.
  if (!(await hasOtherAccount(tx, playerId))) await givePlayMoney(tx, ports, { playerId, currency, at: now })
}
