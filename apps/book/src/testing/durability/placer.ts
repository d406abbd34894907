import type { Bet } from '@touchline/contract'
import type { Answer, Attempt, DurablePlayer } from './player.ts'

/** A request whose outcome its player knows. */
export interface Known {
  readonly player: DurablePlayer
  readonly attempt: Attempt
  readonly answer: Answer
}

/** Odds of every outcome on the board. */
export const ODDS = 30_000
export const STAKE = 2_00
/**
 * What a whole stake can be cashed out for before anything is decided, in subunits: probabilities are kept to nine
 * digits.
 */
export const VALUE = STAKE * 3 * 0.333333333 * 0.95
/** Outcome that wins every match. */
export const WINNER = '1'

/** Matches of a round: two to bet on before their start, a live one, and one whose bets are cashed out. */
export const matchesOf = (round: number) => ({
  first: 4 * round + 1,
  second: 4 * round + 2,
  live: 4 * round + 3,
  sold: 4 * round + 4,
})

/** Places and cashes out bets one after another until the round is over, and completes every request it has started. */
export async function placeOn(
  player: DurablePlayer,
  name: string,
  round: { readonly number: number; readonly isOver: () => boolean },
  known: Known[],
): Promise<void> {
  const { first, second, live, sold } = matchesOf(round.number)
  const legs: readonly (readonly [eventId: number, outcomeId: string][])[] = [
    [[first, WINNER]],
    [[live, WINNER]],
    [[sold, WINNER]],
    [
      [first, WINNER],
      [second, WINNER],
    ],
    [[second, '2']],
  ]
  for (let i = 0; !round.isOver(); i++) {
    const selections = legs[i % legs.length] ?? []
    const body = {
      meta: { device_id: 'durability', auto_accept_odds_change: 'none' },
      bets: [{ stake: { value: STAKE, currency: 'EUR' }, selections: selections.map(selection) }],
    }
    const answer = await knows({ path: '/api/v3/bets', key: `${name}-${round.number}-${i}`, body }, 201)
    const [bet] = (JSON.parse(answer.text) as { data: Bet[] }).data
    if (bet?.selections[0]?.match.id === sold) await cashesOut(bet.id, i)
  }

  async function cashesOut(id: number, i: number): Promise<void> {
    // The whole of it, a part of it, or one part after the other.
    const parts = [
      [{ tolerance: 5 }],
      [{ amount: 50 }],
      [{ share: 30, tolerance: 10 }, { share: 50 }, { tolerance: 5 }],
    ]
    for (const [nth, part] of (parts[i % parts.length] ?? []).entries()) {
      const { to_cashout: value } = await player.reads<Bet>(`/api/v3/bets/${id}`)
      if (value === null) throw new Error(`Bet ${id} offers no cash-out`)
      const key = `${name}-${round.number}-${i}-out-${nth}`
      const answer = await knows(
        { path: '/api/v2/bets/cashout', key, body: { bet_id: id, to_cashout: value, ...part } },
        200,
      )
      const { cashouts } = (JSON.parse(answer.text) as { data: Bet }).data
      if (cashouts.length !== nth + 1) throw new Error(`${key} answered with ${cashouts.length} parts`)
    }
  }

  async function knows(attempt: Attempt, status: number): Promise<Answer> {
    const answer = await player.insists(attempt)
    if (answer.status !== status) throw new Error(`${attempt.key} answered ${answer.status}: ${answer.text}`)
    known.push({ player, attempt, answer })
    return answer
  }
}

const selection = ([match_id, outcome_id]: readonly [number, string]) => ({
  match_id,
  market_id: 1,
  specifier: '',
  outcome_id,
  odds: ODDS,
})
