import type { BetResult, BetState } from '@touchline/contract'
import { auditBook } from '../../../modules/settlement/index.ts'
import { listAccounts } from '../../../modules/wallet/index.ts'
import type { KnownBet, SimPlayer } from '../players/sim-player.ts'
import type { Sim } from '../sim.ts'
import { Violation } from '../violation.ts'
import { isOfHouse } from './bonus-pays.ts'
import { checkBonuses } from './check-bonuses.ts'
import { checkCashier } from './check-cashier.ts'
import { checkJackpot } from './check-jackpot.ts'
import { checkLargeStakes } from './check-large-stakes.ts'
import { checkProtection } from './check-protection.ts'
import { betPays } from './pays.ts'

interface BetRow {
  readonly id: number
  readonly status: BetState
  readonly result: BetResult
  readonly rejection: string | null
  readonly stake: number
  readonly win_amount: number
  readonly odds: number
  readonly max_payout: number
  readonly cashed_stake: number
  readonly cashed_amount: number
  readonly parts: number
  /** What the book paid by itself, and for what; null where it did not. */
  readonly auto: { readonly stake: number; readonly amount: number; readonly target: number } | null
  readonly auto_cash_out: number | null
  /** Parts that were requested in play and paid after their delay. */
  readonly waited: readonly { readonly stake: number; readonly amount: number }[] | null
  readonly vip_verdict: string | null
  readonly asked_stake: number | null
  readonly offer_stake: number | null
  readonly offer_odds: number | null
  readonly leg_odds: readonly number[]
  readonly leg_states: readonly string[]
  /** Unix ms, of legs at prices from before the start. */
  readonly taken_before_start: readonly (number | null)[]
}

const BETS = `
  SELECT b.id::float8 AS id, b.status, b.result, b.rejection, b.stake::float8 AS stake, b.win_amount::float8 AS win_amount, b.odds::float8 AS odds,
    b.max_payout::float8 AS max_payout, b.cashed_stake::float8 AS cashed_stake, b.cashed_amount::float8 AS cashed_amount,
    (SELECT count(*)::int FROM bet_cashouts c WHERE c.bet_id = b.id) AS parts, b.auto_cash_out::float8 AS auto_cash_out,
    b.vip_verdict, b.asked_stake::float8 AS asked_stake, b.offer_stake::float8 AS offer_stake, b.offer_odds::float8 AS offer_odds,
    (SELECT jsonb_build_object('stake', c.stake, 'amount', c.amount, 'target', c.auto_target) FROM bet_cashouts c
     WHERE c.bet_id = b.id AND c.auto_target IS NOT NULL) AS auto,
    (SELECT jsonb_agg(jsonb_build_object('stake', c.stake, 'amount', c.amount) ORDER BY c.part) FROM bet_cashouts c
     WHERE c.bet_id = b.id AND c.auto_target IS NULL AND c.delay_ms > 0) AS waited,
    (SELECT array_agg(l.odds ORDER BY l.position) FROM bet_legs l WHERE l.bet_id = b.id) AS leg_odds,
    (SELECT array_agg(l.status ORDER BY l.position) FROM bet_legs l WHERE l.bet_id = b.id) AS leg_states,
    (SELECT array_agg(CASE WHEN NOT l.price_is_live THEN extract(epoch FROM coalesce(b.decided_at, b.created_at))::float8 * 1000 END
      ORDER BY l.position) FROM bet_legs l WHERE l.bet_id = b.id) AS taken_before_start
  FROM bets b ORDER BY b.id`

/** At rest, the book must be what the oracle makes of the acknowledged requests and the messages. */
export async function checkEnd(sim: Sim): Promise<void> {
  const findings = await auditBook(sim.real)
  if (findings.length > 0)
    throw new Violation(`audit: ${findings.map(({ rule, detail }) => `${rule}: ${detail}`).join('; ')}`)
  const rows = await sim.real.query<BetRow>(BETS, [])
  expectSameBets(sim, rows)
  const gains = await checkCashier(sim)
  await checkBonuses(sim)
  await checkJackpot(sim, gains)
  await checkProtection(sim)
  await checkLargeStakes(sim)
  for (const row of rows) {
    const placed = sim.bets.get(row.id)
    if (placed === undefined) continue
    const bet = asTaken(sim, placed, row)
    const pays = expectOutcome(sim, bet, row)
    const key = `${bet.player.index} ${bet.currency}`
    const given = isOfHouse(bet.bonus?.type ?? '') ? 0 : bet.stake
    gains.set(key, (gains.get(key) ?? 0) + pays + row.cashed_amount - given)
    sim.trace.note(`end bet ${row.id} ${row.status} ${row.result} ${row.stake} ${row.win_amount} ${row.cashed_amount}`)
  }
  for (const player of sim.players) await expectMoney(sim, player, gains)
  await expectNothingLeft(sim)
  await countCorrections(sim)
  await countFed(sim)
  await expectScores(sim)
}

/** Every acknowledged bet is there once, and no other. */
function expectSameBets({ bets }: Sim, rows: readonly BetRow[]): void {
  const stored = new Set(rows.map((row) => row.id))
  const lost = [...bets.keys()].filter((id) => !stored.has(id))
  const unknown = rows.filter((row) => !bets.has(row.id)).map((row) => row.id)
  if (lost.length > 0) throw new Violation(`acknowledged bets that are not stored: ${lost.join(', ')}`)
  if (unknown.length > 0) throw new Violation(`stored bets that no player knows of: ${unknown.join(', ')}`)
}

/** The bet with what the desk offered instead, where its player took that: what they gave too much came back. */
function asTaken(
  sim: Sim,
  bet: KnownBet,
  { vip_verdict, asked_stake: asked, offer_stake: stake, offer_odds: odds }: BetRow,
): KnownBet {
  if (vip_verdict !== 'approved' || stake === null) return bet
  if (asked !== bet.stake) throw new Violation(`bet ${bet.id} asked for ${bet.stake}, the desk read ${asked}`)
  if (!bet.offersTaken.has(stake)) throw new Violation(`bet ${bet.id} has ${stake}, which its player did not take`)
  sim.tally.add(odds === null ? 'counter-offer: placed' : 'counter-offer: placed at its price')
  const legs = odds === null || bet.type !== 'single' ? bet.legs : bet.legs.map((leg) => ({ ...leg, odds }))
  return { ...bet, stake, legs, odds: odds ?? bet.odds }
}

/** Returns what the bet pays, cash-outs apart. */
function expectOutcome(sim: Sim, bet: KnownBet, row: BetRow): number {
  const acknowledged = [...bet.cashOuts.values(), ...paidAfterDelay(sim, bet, row), ...paidByItself(sim, bet, row)]
  const sum = (field: 'stake' | 'amount') => acknowledged.reduce((total, part) => total + part[field], 0)
  if (row.parts !== acknowledged.length || row.cashed_stake !== sum('stake') || row.cashed_amount !== sum('amount')) {
    throw new Violation(
      `bet ${bet.id} has ${row.parts} cash-outs of ${row.cashed_amount}, acknowledged are ${acknowledged.length} of ${sum('amount')}`,
    )
  }
  if (row.stake + row.cashed_stake !== bet.stake) throw new Violation(`bet ${bet.id} has lost a part of its stake`)
  sim.tally.add(`ended: ${row.status} ${row.rejection ?? row.result}`)
  const isHouses = isOfHouse(bet.bonus?.type ?? '')
  if (row.status === 'rejected') return isHouses ? 0 : bet.stake
  const takes = (got: number, claim: number) => bet.mode === 'any' || got >= claim
  if (
    bet.type === 'custom_bet'
      ? !takes(row.odds, bet.odds)
      : bet.legs.some((leg, i) => !takes(row.leg_odds[i] ?? 0, leg.odds))
  ) {
    throw new Violation(`bet ${bet.id} was accepted at ${row.leg_odds.join(', ')}, mode ${bet.mode}`)
  }
  const legs = bet.legs.map((leg, i) => {
    const taken = { odds: row.leg_odds[i] ?? 0, takenBeforeStart: row.taken_before_start[i] ?? null }
    return sim.words.leg({ ...leg, ...taken }, bet.placedAt)
  })
  for (const [i, leg] of legs.entries()) {
    if ((leg.ending ?? 'open') !== row.leg_states[i]) {
      throw new Violation(
        `leg ${i} of bet ${bet.id} is ${row.leg_states[i]}, the statements make it ${leg.ending ?? 'open'}`,
      )
    }
  }
  if (row.status === 'cashed_out') return 0
  const shape = {
    type: bet.type,
    wins: bet.wins,
    odds: row.odds,
    stake: row.stake,
    cap: row.max_payout,
    bonus: bet.bonus,
  }
  const isCancelled = sim.words.isCancelled(bet.id)
  const pays = isCancelled ? (isHouses ? 0 : row.stake) : betPays(shape, legs)
  const status = isCancelled ? 'cancelled' : pays === null ? 'waiting_results' : 'done'
  if (row.status !== status) throw new Violation(`bet ${bet.id} is ${row.status}, it should be ${status}`)
  if (pays !== null && row.win_amount !== pays)
    throw new Violation(`bet ${bet.id} pays ${row.win_amount}, it should pay ${pays}`)
  return pays ?? 0
}

/**
 * Cash-outs requested in play and paid after their delay: each for its own request, and never above the value that its
 * player saw.
 */
function paidAfterDelay(sim: Sim, { id, asked }: KnownBet, { waited, stake }: BetRow) {
  const wishes = [...asked.values()].sort((a, b) => a - b)
  const paid = [...(waited ?? [])].sort((a, b) => a.amount - b.amount)
  for (const { amount } of paid.toReversed()) {
    const seen = wishes.pop()
    if (seen === undefined)
      throw new Violation(`bet ${id} was sold in play ${paid.length} times, asked for ${asked.size}`)
    if (amount > seen) throw new Violation(`bet ${id} was sold in play for ${amount}, its player saw ${seen} at most`)
  }
  sim.tally.add('cash-out: paid after its delay', paid.length)
  if (paid.length > 0) sim.tally.add(stake === 0 ? 'cash-out: whole' : 'cash-out: part')
  sim.tally.add('cash-out: not paid after its delay', wishes.length)
  return paid
}

/** What the book sold by itself: once, all that was left, at a value that its player waited for, or more. */
function paidByItself(sim: Sim, bet: KnownBet, { auto, status, auto_cash_out: order }: BetRow) {
  if (order !== null && status !== 'waiting_results')
    throw new Violation(`bet ${bet.id} is ${status} and still waits for ${order}`)
  if (auto === null) return []
  if (!bet.autoTargets.has(auto.target))
    throw new Violation(`bet ${bet.id} was sold for ${auto.target}, which no player requested`)
  if (auto.amount < auto.target) throw new Violation(`bet ${bet.id} was sold for ${auto.amount}, below ${auto.target}`)
  if (status !== 'cashed_out') throw new Violation(`bet ${bet.id} is ${status} after the book sold it by itself`)
  sim.tally.add('automatic cash-out: paid')
  return [auto]
}

async function expectMoney(sim: Sim, player: SimPlayer, gains: ReadonlyMap<string, number>): Promise<void> {
  for (const { currency, balance } of await listAccounts(sim.real, player.id)) {
    const [debt] = await sim.real.query<{ amount: bigint }>(
      `SELECT d.amount FROM player_debts d JOIN wallet_accounts a ON a.id = d.account_id WHERE a.player_id = $1 AND a.currency = $2`,
      [player.id, currency],
    )
    const should = (player.balances[currency] ?? 0) + (gains.get(`${player.index} ${currency}`) ?? 0)
    const is = Number(balance) - Number(debt?.amount ?? 0n)
    if (is !== should) throw new Violation(`player ${player.index} has ${is} ${currency}, it should be ${should}`)
    if (player.reader.balance(currency) !== Number(balance)) {
      throw new Violation(
        `player ${player.index} received ${player.reader.balance(currency)} ${currency}, they have ${balance}`,
      )
    }
    sim.trace.note(`end player ${player.index} ${balance} ${currency}, debt ${debt?.amount ?? 0n}`)
  }
}

/** Legs and cash-outs that the audit held against what the feed had reported. */
async function countFed({ real, tally, fed }: Sim): Promise<void> {
  const [row] = await real.query<{ legs: number; late: number; sold: number }>(
    `SELECT count(*)::int AS legs, count(*) FILTER (WHERE l.void_reason = 'placed_late')::int AS late, (SELECT count(*)::int FROM bet_cashouts c WHERE EXISTS (
       SELECT 1 FROM bet_legs l WHERE l.bet_id = c.bet_id AND l.match_id = ANY ($1::bigint[]))) AS sold
     FROM bet_legs l JOIN bets b ON b.id = l.bet_id AND b.status <> 'rejected' WHERE l.match_id = ANY ($1::bigint[])`,
    [fed.map(({ match }) => match.id)],
  )
  tally.add('feed: legs', row?.legs ?? 0)
  tally.add('feed: legs placed after the start', row?.late ?? 0)
  tally.add('feed: cash-outs', row?.sold ?? 0)
}

/** A match of the feed shows the score of its latest message, whenever that came. */
async function expectScores({ real, fed }: Sim): Promise<void> {
  for (const { match, lastScore } of fed) {
    const [row] = await real.query<{ score: Record<'home' | 'away', number> | null }>(
      'SELECT score FROM matches WHERE id = $1',
      [match.id],
    )
    const is = `${row?.score?.home}:${row?.score?.away}`
    if (is !== lastScore) throw new Violation(`match ${match.id} shows ${is}, the feed said ${lastScore} last`)
  }
}

/** Corrections that moved money, and debts where it was gone. */
async function countCorrections({ real, tally }: Sim): Promise<void> {
  const rows = await real.query<{ kind: string; times: number }>(
    `SELECT kind, count(*)::int AS times FROM wallet_transfers
     WHERE kind IN ('correction', 'debt', 'debt_repaid', 'stake_reopened') GROUP BY kind`,
    [],
  )
  for (const { kind, times } of rows) tally.add(`money: ${kind}`, times)
}

/** Fails if rows are left that show unfinished work. */
async function expectNothingLeft({ real }: Sim): Promise<void> {
  const [left] = await real.query<Record<string, number>>(
    `SELECT (SELECT count(*)::int FROM outbox) AS outbox, (SELECT count(*)::int FROM settlement_changes) AS changes,
       (SELECT count(*)::int FROM exposure_moves) AS moves, (SELECT count(*)::int FROM exposures WHERE used <> 0) AS exposures,
       (SELECT count(*)::int FROM bets WHERE status IN ('submitted', 'waiting_results')) AS open`,
    [],
  )
  const rest = Object.entries(left ?? {}).filter(([, count]) => count > 0)
  if (rest.length > 0) throw new Violation(`left over: ${rest.map(([what, count]) => `${count} ${what}`).join(', ')}`)
}
