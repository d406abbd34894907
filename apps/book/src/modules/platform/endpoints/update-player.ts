import { ageOn, signUpRules } from '@touchline/betting'
import type { Db } from '../../../db/index.ts'
import type { Clock } from '../../../kernel/clock.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { type Refusal, refuse } from '../../../kernel/refusal.ts'
import { type Person, readPerson } from '../access/person.ts'
import { holdUnderAge } from '../identity/holds.ts'
import { identify } from '../identity/identify.ts'
import { isNumberTaken } from '../identity/personal-number.ts'
import { checkRate, useRate } from '../limits/rate-limit.ts'
import { isNickname } from '../names.ts'
import { isNicknameTaken, looksLike, speaksForHouse } from '../nickname.ts'
import type { PlatformParts } from '../parts.ts'
import { PLAYER_COLUMNS, type PlayerRow, playerView } from '../player-row.ts'

/** What is filled in once, by its column, as parameters from $6 on. */
const ONCE = [
  ['first_name', 'text'],
  ['last_name', 'text'],
  ['born_on', 'date'],
  ['mobile_phone', 'text'],
  ['personal_number', 'text'],
] as const
/** Where a player lives: they move, and it stays known where they lived. */
const ADDRESS = ['street', 'postal_code', 'city'] as const
const MOVES_FROM = ONCE.length + 6
const fills = ONCE.map(([name, type], at) => `${name} = coalesce(${name}, $${at + 6}::${type})`)
const isSame = ONCE.map(([name, type], at) => `coalesce(${name} = $${at + 6}::${type}, true)`)
const moves = ADDRESS.map((name, at) => `${name} = coalesce($${at + MOVES_FROM}, ${name})`)
const UPDATE = `
  UPDATE players SET nickname = CASE WHEN $2 THEN $3 ELSE nickname END,
    nickname_look = CASE WHEN $2 THEN $5 ELSE nickname_look END, currency = coalesce($4, currency),
    ${[...fills, ...moves].join(', ')}
  WHERE id = $1 AND ${isSame.join(' AND ')}
    AND ($4::text IS NULL OR EXISTS (SELECT 1 FROM wallet_accounts a WHERE a.player_id = $1 AND a.currency = $4))
  RETURNING ${PLAYER_COLUMNS}`
const KNOWN = `SELECT country, born_on::text AS born_on, ${ADDRESS.join(', ')} FROM players WHERE id = $1 FOR UPDATE`
const KEEP = 'INSERT INTO past_addresses (player_id, until, street, postal_code, city) VALUES ($1, $2, $3, $4, $5)'

type Known = Pick<PlayerRow, 'country' | 'born_on' | (typeof ADDRESS)[number]>

/** Whether an address that was given becomes another one; what is filled in was not known before. */
function hasMoved(known: Known, person: Person): boolean {
  return ADDRESS.some((name) => known[name] !== null && person[name] !== null && known[name] !== person[name])
}

/** A personal number is one account's in its country, and trying numbers does not reveal whose they are. */
async function refuseNumber(
  { tx, clock }: { readonly tx: Db; readonly clock: Clock },
  playerId: number,
  { country }: Known,
  { personal_number: number }: Person,
): Promise<Refusal | null> {
  if (number === null) return null
  const tooMany = await useRate({ db: tx, clock }, 'personal_numbers', String(playerId))
  if (tooMany !== null) return tooMany
  return (await isNumberTaken(tx, { country, number, besides: playerId })) ? refuse('personal_number_taken') : null
}

/**
 * Who a player is, is filled in once: it does not change with the next payout. Where they live changes, with its
 * history.
 */
export function updatePlayer({ db, clock, terms, persons }: PlatformParts): Handler<'updatePlayer'> {
  return ({ body, player: { playerId } }) =>
    db.tx(async (tx: Db) => {
      const { born_on, nickname, currency } = body
      const [known] = await tx.query<Known & object>(KNOWN, [playerId])
      if (known === undefined) return refuse('unauthorized')
      const today = new Date(clock.now()).toISOString().slice(0, 10)
      if (born_on !== undefined && ageOn(born_on, today) < signUpRules(known.country).minimumAge) {
        // Holds the account until an operator has looked; if the day is known already, it is a slip.
        if (known.born_on === null) await holdUnderAge(tx, playerId, born_on, clock.now())
        return refuse('too_young')
      }
      const read = readPerson(body, known.country, known.born_on)
      if (typeof read === 'string') return refuse(read)
      const called = nickname?.normalize('NFKC') ?? null
      if (called !== null && !isNickname(called)) return refuse('nickname_invalid')
      if (called !== null && (speaksForHouse(called) || (await isNicknameTaken(tx, playerId, called))))
        return refuse('nickname_reserved')
      const { person } = read
      const taken = await refuseNumber({ tx, clock }, playerId, known, person)
      if (taken !== null) return taken
      const moved = hasMoved(known, person)
      const rate = [{ db: tx, clock }, 'address_changes', String(playerId)] as const
      const refused = moved ? await checkRate(...rate) : null
      if (refused !== null) return refused
      const given = [...ONCE.map(([name]) => person[name]), ...ADDRESS.map((name) => person[name])]
      const values = [
        playerId,
        nickname !== undefined,
        called,
        currency ?? null,
        called === null ? null : looksLike(called),
        ...given,
      ]
      const [row] = await tx.query<PlayerRow & object>(UPDATE, values)
      if (row !== undefined) {
        if (moved) {
          await useRate(...rate)
          await tx.query(KEEP, [playerId, new Date(clock.now()), ...ADDRESS.map((name) => known[name])])
        }
        if (given.some((value) => value !== null)) await identify(tx, persons, playerId, clock.now())
        return { data: playerView(row, terms) }
      }
      const [account] = await tx.query('SELECT 1 FROM wallet_accounts WHERE player_id = $1 AND currency = $2', [
        playerId,
        currency ?? '',
      ])
      return refuse(currency !== undefined && account === undefined ? 'no_account_in_currency' : 'name_already_set')
    })
}
