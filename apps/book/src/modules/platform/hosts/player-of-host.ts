import type { HostPlayer } from '@touchline/contract'
import type { Db } from '../../../db/index.ts'
import { negotiateLocale } from '../../../kernel/locale.ts'
import { Refusal, refuse } from '../../../kernel/refusal.ts'
import { openHostAccount } from '../../wallet/index.ts'
import { admitPerson } from '../access/admit-person.ts'
import { createPlayer, openFirstAccount } from '../access/create-player.ts'
import { readLogin } from '../access/login.ts'
import { identify } from '../identity/identify.ts'
import { isNumberTaken } from '../identity/personal-number.ts'
import type { PlatformParts } from '../parts.ts'
import { findHostPlayer } from './find-host-player.ts'
import { updateHostPlayer } from './update-host-player.ts'

/** What the fields are called in details. */
const PATH = 'body.player'

/** A person as a host names and describes them. */
export interface HostedPerson {
  readonly hostId: number
  /** The host keeps the money of its players. */
  readonly hasWallet: boolean
  readonly hostPlayer: HostPlayer
  /**
   * ISO 3166 codes of countries in which signing up is blocked: read before the transaction, which has the database to
   * itself.
   */
  readonly blocked: readonly string[]
}

/**
 * The player whom a host calls so, made on first use by the rules of every sign-up; existing players get the host's
 * present data. They sign in at the host: they have no login here, and so nothing that could be reset. Of two first
 * uses at once, the second waits and finds the player of the first. Inside a transaction.
 */
export async function playerOfHost(
  tx: Db,
  ports: PlatformParts,
  { hostId, hasWallet, hostPlayer: claimed, blocked }: HostedPerson,
  now: number,
): Promise<number | Refusal> {
  const login = claimed.email === undefined ? null : readLogin(claimed.email)
  if (claimed.email !== undefined && login?.kind !== 'email') return refuse('email_invalid')
  const email = login?.value ?? null
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('host player ' || $1::text || ' ' || $2, 0))`, [
    hostId,
    claimed.external_id,
  ])
  const known = await findHostPlayer(tx, hostId, claimed.external_id)
  if (known !== null) return updateHostPlayer(tx, ports, { known, hostPlayer: claimed, email }, now)
  const blockedCountries = async () => blocked
  return makeHostPlayer(tx, { ...ports, blockedCountries }, { hostId, hasWallet, hostPlayer: claimed, email }, now)
}

async function makeHostPlayer(
  tx: Db,
  ports: PlatformParts,
  {
    hostId,
    hasWallet,
    hostPlayer: claimed,
    email,
  }: Pick<HostedPerson, 'hostId' | 'hasWallet' | 'hostPlayer'> & {
    readonly email: string | null
  },
  now: number,
): Promise<number | Refusal> {
  const { country, currency } = claimed
  const read = await admitPerson(ports, { details: claimed, currency, country, comesFrom: null, path: PATH })
  if (read instanceof Refusal) return read
  const { person } = read
  const number = person.personal_number
  if (number !== null && (await isNumberTaken(tx, { country, number, besides: null })))
    return refuse('personal_number_taken')
  const playerId = await createPlayer(
    tx,
    {
      ...person,
      email: null,
      phone: null,
      passwordHash: ports.passwords.none(),
      language: negotiateLocale(claimed.locale),
      currency,
      country,
      termsAcceptedAt: new Date(now),
    },
    now,
  )
  if (playerId === null) throw new Error(`The player ${claimed.external_id} of host ${hostId} was not made`)
  await tx.query(
    'INSERT INTO embed_players (host_id, external_id, player_id, email, created_at) VALUES ($1, $2, $3, $4, $5)',
    [hostId, claimed.external_id, playerId, email, new Date(now)],
  )
  if (hasWallet) {
    await openHostAccount(tx, { playerId, currency, hostId, externalId: claimed.external_id })
    await identify(tx, ports.persons, playerId, now)
  } else await openFirstAccount(tx, ports, { playerId, currency }, now)
  return playerId
}
