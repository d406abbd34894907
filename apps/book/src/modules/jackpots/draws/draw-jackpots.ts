import { createDraw, drawSubject, playLevel, poolAmount } from '@touchline/betting'
import type { Db } from '../../../db/index.ts'
import type { NewSeed } from '../../../kernel/ports/seeds.ts'
import { levelsOf } from '../definition.ts'
import { listJackpots, type StoredJackpot } from '../list-jackpots.ts'
import type { JackpotsPorts } from '../ports.ts'
import { beginRounds, type NewRound } from './begin-rounds.ts'

/** Bets of one transaction. */
const AT_ONCE = 200

interface Waiting {
  readonly bet_id: bigint
  readonly stake: bigint
  readonly client_key: string
  readonly status: string
}

interface Round {
  readonly id: number
  readonly level: number
  readonly round: number
  readonly seed: string
  readonly pool: bigint
  readonly is_due: boolean
}

/** In the order of the bets; what is not decided yet waits. */
const WAITING = `
  SELECT e.bet_id, e.stake, e.client_key, b.status FROM jackpot_entries e JOIN bets b ON b.id = e.bet_id
  WHERE e.state = 'waiting' AND e.jackpot_id = $1 AND b.status <> 'submitted' ORDER BY e.bet_id LIMIT ${AT_ONCE} FOR UPDATE OF e`
/** Jackpots with bets to draw for. The query runs all the time and mostly finds none: no transaction is begun then. */
const WITH_WAITING = `
  SELECT DISTINCT e.jackpot_id AS id FROM jackpot_entries e JOIN bets b ON b.id = e.bet_id
  WHERE e.state = 'waiting' AND b.status <> 'submitted'`
const ROUNDS = `
  SELECT id, level, round, seed, pool, is_due FROM jackpot_rounds WHERE jackpot_id = $1 AND ended_at IS NULL ORDER BY level FOR UPDATE`
const LEAVE_OUT = `UPDATE jackpot_entries SET state = 'left_out' WHERE jackpot_id = $1 AND bet_id = ANY ($2::bigint[])`
/** A bet that never was one, or is none any more. */
const OUT: readonly string[] = ['rejected', 'cancelled']

/** Draws for the bets that were accepted since the last look. Returns whether there may be more. */
export async function drawJackpots(ports: JackpotsPorts): Promise<boolean> {
  const waiting = new Set((await ports.db.query<{ id: number }>(WITH_WAITING)).map(({ id }) => id))
  if (waiting.size === 0) return false
  let isMore = false
  for (const jackpot of await listJackpots(ports.db)) {
    if (waiting.has(jackpot.id) && (await drawJackpot(ports, jackpot))) isMore = true
  }
  return isMore
}

async function drawJackpot(
  { db, clock, signals, currencies, newSeed }: JackpotsPorts,
  jackpot: StoredJackpot,
): Promise<boolean> {
  const subunits = currencies.get(jackpot.definition.currency)?.currency.subunits ?? 1
  const drawn = await db.tx(async (tx) => {
    const rounds = await tx.query<Round & object>(ROUNDS, [jackpot.id])
    const waiting = await tx.query<Waiting & object>(WAITING, [jackpot.id])
    const out = waiting.filter(({ status }) => OUT.includes(status))
    if (out.length > 0) await tx.query(LEAVE_OUT, [jackpot.id, out.map(({ bet_id }) => bet_id)])
    const bets = waiting.filter(({ status }) => !OUT.includes(status))
    if (bets.length > 0) await drawFor(tx, jackpot, { bets, rounds, subunits, now: clock.now(), newSeed })
    return waiting.length
  })
  if (drawn > 0) signals.emit('outbox_appended', null)
  return drawn === AT_ONCE
}

interface Drawing {
  readonly bets: readonly Waiting[]
  readonly rounds: readonly Round[]
  readonly subunits: number
  readonly now: number
  readonly newSeed: NewSeed
}

async function drawFor(
  tx: Db,
  jackpot: StoredJackpot,
  { bets, rounds, subunits, now, newSeed }: Drawing,
): Promise<void> {
  const levels = levelsOf(jackpot.definition)
  const { levels: files, approve_up_to: limit } = jackpot.definition
  let open = rounds.map((round) => ({ ...round, draw: createDraw(round.seed) }))
  let left = bets
  while (left.length > 0) {
    const draws: object[] = []
    const hits: object[] = []
    const next: NewRound[] = []
    let fed = 0n
    let played = 0
    for (const bet of left) {
      played++
      const hitBefore = hits.length
      for (const round of open) {
        const level = levels[round.level]
        const file = files[round.level]
        if (level === undefined || file === undefined)
          throw new Error(`Jackpot ${jackpot.id} has no level ${round.level}`)
        const subject = drawSubject({
          jackpotId: jackpot.id,
          levelCode: file.code,
          betId: Number(bet.bet_id),
          clientKey: bet.client_key,
        })
        const play = { stake: bet.stake, subject, subunits, isDue: round.is_due }
        const { contribution, pool, weights, wasDue, prize } = playLevel(level, round.pool, play, round.draw)
        fed += poolAmount(round.pool + contribution) - poolAmount(round.pool)
        draws.push({
          bet_id: String(bet.bet_id),
          round_id: round.id,
          contribution: String(contribution),
          win_weight: weights[0],
          miss_weight: weights[1],
          was_due: wasDue,
          is_hit: prize !== null,
        })
        Object.assign(round, { pool, is_due: false })
        if (prize === null) continue
        const isApproved = limit !== null && prize <= BigInt(limit)
        hits.push({
          round_id: round.id,
          level: round.level,
          bet_id: String(bet.bet_id),
          amount: String(prize),
          is_approved: isApproved,
        })
        const carried = pool - level.seedAmount * 1_000_000n
        Object.assign(round, { pool: carried })
        next.push({ level: round.level, round: round.round + 1, seedAmount: level.seedAmount, carried })
      }
      // The next bet is drawn by new seeds.
      if (hits.length > hitBefore) break
    }
    const pools = open.map(({ id, pool }) => ({ round_id: id, pool: String(pool) }))
    await tx.query('SELECT store_jackpot_draws($1, $2, $3::jsonb, $4::jsonb, $5::jsonb, $6)', [
      jackpot.id,
      fed,
      JSON.stringify(draws),
      JSON.stringify(pools),
      JSON.stringify(hits),
      new Date(now),
    ])
    await beginRounds(tx, jackpot.id, next, { now, newSeed })
    left = left.slice(played)
    if (next.length > 0 && left.length > 0) {
      const rows = await tx.query<Round & object>(ROUNDS, [jackpot.id])
      open = rows.map((round) => ({ ...round, draw: createDraw(round.seed) }))
    }
  }
}
