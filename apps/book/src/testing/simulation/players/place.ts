import type { AcceptMode, BetRequest } from '@touchline/contract'
import type { Rng } from '@touchline/sports'
import type { Sim } from '../sim.ts'
import { type Received, send } from './attempt.ts'
import { EURO_WORTH } from './characters.ts'
import { misread, type Pick, picksFrom } from './picks.ts'
import type { Attempt } from './sim-player.ts'
import { currencyOf, type SimPlayer } from './sim-player.ts'

const MODES: readonly AcceptMode[] = ['none', 'none', 'higher', 'any', 'any']

/** A new request to place these bets, not sent yet. */
export function placement(sim: Sim, player: SimPlayer, bets: readonly BetRequest[], rng: Rng): Attempt {
  const attempt: Attempt = {
    player,
    call: 'placeBets',
    key: `sim-place-${sim.attempts.length}`,
    body: { meta: { device_id: 'sim', auto_accept_odds_change: rng.pick(MODES) }, bets: [...bets] },
    answer: null,
  }
  sim.attempts.push(attempt)
  return attempt
}

/** Sends a placement; now and then its response gets lost, or a second tab sends it too. */
export async function place(sim: Sim, player: SimPlayer, bets: readonly BetRequest[], rng: Rng): Promise<string> {
  if (bets.length === 0) return 'nothing on offer'
  const attempt = placement(sim, player, bets, rng)
  const isDropped = rng.chance(0.06)
  const tabs = player.character === 'two_tabs' ? 2 : 1
  const received = await Promise.all(Array.from({ length: tabs }, (_, i) => send(sim, attempt, isDropped && i === 0)))
  if (tabs === 2) sim.tally.add(`two tabs: ${received.map(wordOf).sort().join(', ')}`)
  return wordOf(received.find(({ kind }) => kind === 'answered') ?? { kind: 'unknown' })
}

export function wordOf(received: Received): string {
  return received.kind === 'unknown' ? 'unknown' : received.what
}

/** A stake of about so many EUR in the player's currency. */
export function stakeOf(player: SimPlayer, euros: number): BetRequest['stake'] {
  const currency = currencyOf(player)
  return { value: Math.max(1, Math.round(euros * (EURO_WORTH[currency] ?? 100))), currency }
}

/** Bets of a player's taste on the shown prices. */
export function betsFor(sim: Sim, player: SimPlayer, rng: Rng): readonly BetRequest[] {
  switch (player.character) {
    case 'big_combos':
      return whole(combo(seen(sim, rng.int(2, 6), rng), stakeOf(player, rng.range(1, 30))))
    case 'systems':
      return whole(system(seen(sim, rng.int(3, 5), rng), stakeOf(player, rng.range(2, 40)), rng))
    case 'vip':
      return whole(combo(seen(sim, rng.chance(0.8) ? 1 : 2, rng), stakeOf(player, rng.range(200, 4_000))))
    case 'two_tabs':
    case 'small_singles': {
      const singles = seen(sim, rng.pick([1, 1, 1, 2, 4]), rng)
      return singles.flatMap((pick) => whole(combo([pick], stakeOf(player, rng.range(0.05, 25)))))
    }
    default:
      return whole(combo(seen(sim, rng.pick([1, 1, 1, 2, 3]), rng), stakeOf(player, rng.range(1, 60))))
  }
}

function seen(sim: Sim, count: number, rng: Rng): readonly Pick[] {
  const picks = picksFrom(sim, count, rng)
  return rng.chance(0.2) ? picks.map((pick) => misread(pick, rng)) : picks
}

function whole(bet: BetRequest | null): readonly BetRequest[] {
  return bet === null ? [] : [bet]
}

function combo(picks: readonly Pick[], stake: BetRequest['stake']): BetRequest | null {
  return picks.length === 0 ? null : { stake, selections: [...picks] }
}

function system(picks: readonly Pick[], stake: BetRequest['stake'], rng: Rng): BetRequest | null {
  if (picks.length < 3) return combo(picks, stake)
  return { stake, selections: [...picks], system_id: `${rng.int(2, picks.length - 1)}/${picks.length}` }
}
