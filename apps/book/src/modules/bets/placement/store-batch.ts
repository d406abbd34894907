import type { Db } from '../../../db/index.ts'
import { exposureWanted } from '../exposure/wanted.ts'
import { betColumns } from './bet-columns.ts'
import { legsOf, type StoreRequest } from './store-bets.ts'

const PLACE = 'SELECT place_together($1::jsonb, $2::text[], $3::jsonb, $4::jsonb, $5::jsonb, $6, $7::bigint) AS placed'

/**
 * Stores what can simply be placed of several requests, in one round trip and one transaction. Returns which they
 * are; the others, and all of them after an error, are to be stored by themselves. No two may have the key of one
 * player.
 */
export async function storeBatch(db: Db, all: readonly StoreRequest[]): Promise<ReadonlySet<StoreRequest>> {
  // A bonus is locked by its own row, so a request with one is stored in a transaction of its own.
  const requests = all.filter(({ bets }) => bets.every(({ bonus }) => bonus === null))
  if (requests.length === 0) return new Set()
  const [row] = await db.query<{ placed: readonly number[] }>(PLACE, [
    JSON.stringify(requests.map(requestColumns)),
    requests.map(({ answer }) => answer),
    JSON.stringify(requests.flatMap(betsOf)),
    JSON.stringify(requests.flatMap(legsOfAll)),
    JSON.stringify(requests.flatMap(exposureOf)),
    new Date(Math.max(...requests.map(({ now }) => now))),
    least(requests.flatMap(({ aboveCents }) => aboveCents ?? [])),
  ])
  return new Set((row?.placed ?? []).flatMap((place) => requests[place - 1] ?? []))
}

/** Places are counted from 1, as the database counts. */
function requestColumns({ playerId, key, bodyHash, now, status }: StoreRequest, index: number) {
  return { place: index + 1, player_id: playerId, key, body_hash: bodyHash, status, at: new Date(now).toISOString() }
}

function betsOf(request: StoreRequest, index: number) {
  const { playerId, now, bets, limits } = request
  const shared = { place: index + 1, player_id: playerId, at: new Date(now).toISOString() }
  const unmeasured = limits === undefined ? { exposure: 0 } : {}
  return bets.map((bet) => ({ ...shared, ...betColumns(bet, request), ...unmeasured }))
}

function legsOfAll(request: StoreRequest, index: number) {
  const placedAt = new Date(request.now).toISOString()
  return request.bets.flatMap((bet) => {
    const status = bet.decideAt === null ? 'open' : 'held'
    const shared = { place: index + 1, bet_id: bet.id, status, placed_at: placedAt }
    return legsOf(request, bet).map((leg) => ({ ...shared, ...leg }))
  })
}

function exposureOf({ playerId, bets, limits }: StoreRequest, index: number) {
  return exposureWanted(playerId, bets, limits ?? []).map((row) => ({ place: index + 1, ...row }))
}

/** All requests of a book have the same; null where none has one. */
function least(limits: readonly bigint[]): string | null {
  return (
    limits.reduce<bigint | null>((low, each) => (low === null || each < low ? each : low), null)?.toString() ?? null
  )
}
