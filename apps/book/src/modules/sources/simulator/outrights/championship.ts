import { createRng, type FieldEntrant, type LeagueEntrant, type Outright, type Rng } from '@touchline/sports'

/** A championship as it is stored: everything about it follows from this and the time. */
export interface Championship {
  /** Value of the market's specifier `variant`. */
  readonly variant: string
  readonly kind: 'league' | 'field'
  readonly seed: string
  /** Wall ms of the first and of the last round. */
  readonly startsAt: number
  readonly endsAt: number
  /** Outcome id (the competitor's URN) and strength. */
  readonly entrants: readonly { readonly id: string; readonly rating: number }[]
}

const WIN_POINTS = 3
/** The effect of one sd of rating in a cup. */
const SHARPNESS = 1.5
/** Points of a match as a share of a win, as the pricing believes them: mean, per sd of rating, sd. */
const MEAN_SHARE = 0.457
const SHARE_PER_RATING = 0.127
const SHARE_SD = 0.417

/** The championship as far as it has been played at a time (wall ms); with its winner from the end on. */
export function championshipAt(championship: Championship, at: number): Outright {
  const { startsAt, endsAt } = championship
  const share = Math.min(1, Math.max(0, (at - startsAt) / (endsAt - startsAt)))
  return championship.kind === 'league' ? leagueAt(championship, share) : fieldAt(championship, share)
}

/** Each side meets each other one twice; points of a match are drawn around the value expected from the strength. */
function leagueAt({ variant, seed, entrants }: Championship, share: number): Outright {
  const rounds = 2 * (entrants.length - 1)
  const played = Math.floor(share * rounds)
  const rng = createRng(`${seed}/table`)
  const table: LeagueEntrant[] = entrants.map(({ id, rating }) => {
    const own = rng.fork(id)
    const mean = Math.min(Math.max(MEAN_SHARE + SHARE_PER_RATING * rating, 0.05), 0.95)
    let points = 0
    for (let round = 0; round < played; round++) points += pointsOf(own, mean)
    return { id, rating, points, left: rounds - played }
  })
  const winner = played < rounds ? null : (first(table, ({ points, rating }) => points + rating / 100)?.id ?? null)
  return { kind: 'league', variant, winner, entrants: table, winPoints: WIN_POINTS }
}

/** 3, 1 or 0 points with the mean and roughly the spread the pricing reckons with. */
function pointsOf(rng: Rng, mean: number): number {
  const share = rng.normal(mean, SHARE_SD)
  return share > 0.72 ? 3 : share > 0.3 ? 1 : 0
}

/** A knock-out: half of those left go out per round. Who goes far follows from strength and a draw of luck. */
function fieldAt({ variant, seed, entrants }: Championship, share: number): Outright {
  const rng = createRng(`${seed}/cup`)
  // Gumbel noise makes the first of this order a Plackett-Luce draw, which is what the pricing assumes.
  const order = entrants
    .map(({ id, rating }) => ({ id, strength: SHARPNESS * rating - Math.log(-Math.log(1 - rng.fork(id).next())) }))
    .sort((a, b) => b.strength - a.strength)
  const rounds = Math.ceil(Math.log2(entrants.length))
  const left = Math.max(1, Math.ceil(entrants.length / 2 ** Math.floor(share * rounds)))
  const alive = new Set(order.slice(0, left).map(({ id }) => id))
  const field: FieldEntrant[] = entrants.map(({ id, rating }) => ({ id, rating, out: !alive.has(id) }))
  return {
    kind: 'field',
    variant,
    winner: share < 1 ? null : (order[0]?.id ?? null),
    entrants: field,
    sharpness: SHARPNESS,
  }
}

function first<T>(items: readonly T[], value: (item: T) => number): T | undefined {
  return [...items].sort((a, b) => value(b) - value(a))[0]
}
