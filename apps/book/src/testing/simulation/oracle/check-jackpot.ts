import { JACKPOT } from '../bonuses/on-offer.ts'
import type { Sim } from '../sim.ts'
import { Violation } from '../violation.ts'
import { isOfHouse } from './bonus-pays.ts'
import { expectPromised, plainDraw } from './plain-draw.ts'

const PARTS = 1_000_000n
const ROUNDS = `
  SELECT r.id, r.level, r.round, r.seed, r.commitment, r.began_with, r.pool, r.ended_at IS NOT NULL AS is_over, r.jackpot_id, h.amount AS prize, h.status,
    h.bet_id::float8 AS winner
  FROM jackpot_rounds r LEFT JOIN jackpot_hits h ON h.round_id = r.id ORDER BY r.level, r.round`
const DRAWS = `
  SELECT d.round_id, d.bet_id::float8 AS bet_id, r.level, e.client_key, d.contribution, d.was_due, d.is_hit, e.stake
  FROM jackpot_draws d JOIN jackpot_rounds r ON r.id = d.round_id
  JOIN jackpot_entries e ON e.bet_id = d.bet_id AND e.jackpot_id = r.jackpot_id ORDER BY d.bet_id, r.level`
const BETS = 'SELECT id::float8 AS id, status, stake + cashed_stake AS stake FROM bets ORDER BY id'

interface Round {
  readonly id: number
  readonly level: number
  readonly round: number
  readonly seed: string
  readonly commitment: string
  readonly began_with: bigint
  readonly pool: bigint
  readonly is_over: boolean
  readonly jackpot_id: number
  readonly prize: bigint | null
  readonly status: string | null
  readonly winner: number | null
}

interface DrawRow {
  readonly round_id: number
  readonly bet_id: number
  readonly level: number
  readonly client_key: string
  readonly contribution: bigint
  readonly was_due: boolean
  readonly is_hit: boolean
  readonly stake: bigint
}

/**
 * Tickets, contributions, draws and prizes of the jackpot, from the bets and seeds alone. Adds the prizes to `gains`.
 */
export async function checkJackpot(sim: Sim, gains: Map<string, number>): Promise<void> {
  const rounds = await sim.real.query<Round & object>(ROUNDS, [])
  const draws = await sim.real.query<DrawRow & object>(DRAWS, [])
  await expectWhoTakesPart(sim, draws)
  let dueAlone = 0
  for (const round of rounds) {
    expectPromised(round)
    const own = draws.filter(({ round_id }) => round_id === round.id)
    dueAlone += expectRound(round, own, rounds)
    pay(sim, round, gains)
  }
  if (dueAlone > sim.bonuses.dueLevels.length)
    throw new Violation(`${dueAlone} bets won without a draw, ${sim.bonuses.dueLevels.length} were to`)
}

/** Every bet that was accepted and meets the terms is drawn once at each level, and no other. */
async function expectWhoTakesPart(sim: Sim, draws: readonly DrawRow[]): Promise<void> {
  const byBet = Map.groupBy(draws, ({ bet_id }) => bet_id)
  for (const { id, status, stake } of await sim.real.query<{ id: number; status: string; stake: bigint }>(BETS, [])) {
    const bet = sim.bets.get(id)
    if (bet === undefined) continue
    const own = byBet.get(id) ?? []
    const fits =
      bet.currency === JACKPOT.currency &&
      !isOfHouse(bet.bonus?.type ?? '') &&
      stake >= BigInt(JACKPOT.min_stake) &&
      bet.legs.every(({ odds }) => odds >= JACKPOT.min_odds)
    const isOut = status === 'rejected' || (own.length === 0 && sim.words.wasCancelled(id))
    const should = fits && !isOut ? JACKPOT.levels.length : 0
    if (own.length !== should) throw new Violation(`bet ${id} (${status}) was drawn ${own.length} times, not ${should}`)
    if (own.some((draw) => draw.stake !== stake))
      throw new Violation(`bet ${id} of ${stake} took part with another stake`)
    sim.tally.add('jackpot: drawn', own.length)
  }
}

/** Returns how many won only because an operator made a level due. */
function expectRound(round: Round, draws: readonly DrawRow[], rounds: readonly Round[]): number {
  const level = JACKPOT.levels[round.level]
  if (level === undefined) throw new Violation(`round ${round.id} is of no level`)
  const name = `round ${round.round} of ${level.code}`
  const hits = draws.filter(({ is_hit }) => is_hit)
  if (hits.length !== (round.is_over ? 1 : 0)) throw new Violation(`${name} was hit ${hits.length} times`)
  const fed = draws.reduce((sum, { stake }) => sum + stake * BigInt(level.share_ppm), 0n)
  if (draws.some(({ stake, contribution }) => contribution !== stake * BigInt(level.share_ppm)))
    throw new Violation(`${name} has a contribution that is not the share of the stakes`)
  const full = round.began_with + fed
  const prize = round.is_over ? full / PARTS : null
  if (round.prize !== prize || round.pool !== full - (prize ?? 0n) * PARTS)
    throw new Violation(`${name} paid ${round.prize} and holds ${round.pool}, it should pay ${prize} of ${full}`)
  expectBeginning(round, rounds, BigInt(level.seed_amount))

  let dueAlone = 0
  for (const { bet_id, client_key, stake, was_due, is_hit } of draws) {
    const counted = stake < BigInt(level.counted_stake) ? stake : BigInt(level.counted_stake)
    const subject = `jackpot ${round.jackpot_id} ${level.code} bet ${bet_id} ${client_key}`
    const isDrawn = plainDraw(round.seed, subject, [counted, BigInt(level.one_in) * 100n - counted]) === 0
    if (is_hit !== (was_due || isDrawn)) throw new Violation(`bet ${bet_id} in ${name}: ${is_hit}, drawn is ${isDrawn}`)
    const isReached = level.hit_by !== null && full / PARTS >= BigInt(level.hit_by)
    if (was_due && !isReached) dueAlone++
  }
  return dueAlone
}

/**
 * A round begins with the house's amount, the fraction below a subunit of the round before, and declined prizes since.
 */
function expectBeginning(round: Round, rounds: readonly Round[], seedAmount: bigint): void {
  const level = rounds.filter((other) => other.level === round.level)
  const before = level.find((other) => other.round === round.round - 1)
  const left = before?.pool ?? 0n
  const more = round.began_with - seedAmount * PARTS - left
  const declined = level.reduce((sum, { prize, status }) => (status === 'declined' ? sum + (prize ?? 0n) : sum), 0n)
  if (more < 0n || more > declined * PARTS || more % PARTS !== 0n)
    throw new Violation(`round ${round.id} began with ${round.began_with}, ${left} were left over`)
}

function pay({ bets, tally, trace }: Sim, round: Round, gains: Map<string, number>): void {
  const { winner, prize, status } = round
  if (winner === null || prize === null) return
  const bet = bets.get(winner)
  if (bet === undefined) throw new Violation(`round ${round.id} was won by ${winner}, which is no bet`)
  trace.note(`end round ${round.id} ${winner} ${prize} ${status}`)
  tally.add(`jackpot: ${status}`)
  const isLarge = prize > BigInt(JACKPOT.approve_up_to)
  if (status === 'approved' || (!isLarge && status !== 'paid'))
    throw new Violation(`the hit of round ${round.id} is ${status}, it should be paid`)
  if (status !== 'paid') return
  const key = `${bet.player.index} ${bet.currency}`
  gains.set(key, (gains.get(key) ?? 0) + Number(prize))
}
