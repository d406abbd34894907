export const SIDES = ['home', 'draw', 'away'] as const
export type Side = (typeof SIDES)[number]

interface PlacedLeg {
  readonly game: number
  readonly side: Side
}

/** A bet on the result of several matches; a system where fewer legs win than it has. */
export interface PlacedBet {
  readonly legs: readonly PlacedLeg[]
  /** In subunits of a euro. */
  readonly stake: number
  readonly wins: number
}

interface Rules {
  oddsOf(game: number, side: Side): number
  /** Scaled. */
  readonly cap: number
  /** Matches whose results are void. */
  readonly voidGames: readonly number[]
}

/** One combination of a bet. Amounts in parts of a subunit, as many as all bets share. */
interface Line {
  readonly legs: readonly PlacedLeg[]
  readonly stake: bigint
  readonly win: bigint
}

/**
 * The points of the first bet at 10 points a unit, by listing all lines of all bets and all results of their matches: a
 * line hedges another one if they win together at no result, or, as singles, lose together at none.
 */
export function pointsByWorlds(bets: readonly PlacedBet[], rules: Rules): number {
  const [own] = bets
  if (own === undefined) throw new Error('no bet')
  const parts = bets.reduce((all, { legs, wins }) => all * BigInt(combosOf(legs, wins).length), 1n)
  const played = gamesOf(own.legs)
  const lines = bets
    .flatMap((bet) => linesOf(bet, parts, rules))
    .filter(({ legs }) => legs.some(({ game }) => played.includes(game)))
    .filter(({ legs }) => legs.some(({ game }) => !rules.voidGames.includes(game)))
  const sides = new Map<string, Line>()
  for (const { legs, stake, win } of lines) {
    const before = sides.get(nameOf(legs))
    sides.set(nameOf(legs), { legs, stake: stake + (before?.stake ?? 0n), win: win + (before?.win ?? 0n) })
  }
  const all = [...sides.values()]
  const inside = all.filter(({ legs }) => gamesOf(legs).join() === played.join())
  const hedgesOf = (side: Line) => all.filter((other) => other !== side && areHedges(side, other))
  const netOf = (side: Line) => side.win - 10_000n * hedgesOf(side).reduce((sum, { stake }) => sum + stake, 0n)
  const side = sides.get(nameOf(own.legs)) as Line
  const net = netOf(side)
  const isBeaten = hedgesOf(side).some((other) => {
    if (!inside.includes(other)) return false
    return netOf(other) > net || (netOf(other) === net && nameOf(other.legs) < nameOf(side.legs))
  })
  if (net <= 0n || isBeaten) return 0
  // 10 points a unit of 100 subunits.
  const gross = (BigInt(own.stake) * BigInt(oddsOfLine(own.legs, rules) - 10_000) * 10n) / 1_000_000n
  return Number((gross * net) / side.win)
}

/** All ways to choose so many of the values. */
export function combosOf<T>(values: readonly T[], count: number): readonly (readonly T[])[] {
  if (count === 0) return [[]]
  return values.flatMap((value, i) => combosOf(values.slice(i + 1), count - 1).map((rest) => [value, ...rest]))
}

function linesOf({ legs, stake, wins }: PlacedBet, parts: bigint, rules: Rules): readonly Line[] {
  const lines = combosOf(legs, wins)
  const share = (BigInt(stake) * parts) / BigInt(lines.length)
  return lines.map((line) => ({ legs: line, stake: share, win: share * BigInt(oddsOfLine(line, rules) - 10_000) }))
}

function oddsOfLine(legs: readonly PlacedLeg[], { oddsOf, cap }: Rules): number {
  const product = legs.reduce((all, { game, side }) => all * BigInt(oddsOf(game, side)), 1n)
  const scale = 10_000n ** BigInt(legs.length)
  // Half-up.
  return Math.min(Number((2n * product * 10_000n + scale) / (2n * scale)), cap)
}

function areHedges(one: Line, two: Line): boolean {
  const games = [...new Set([...gamesOf(one.legs), ...gamesOf(two.legs)])]
  const worlds = games.reduce<readonly (readonly PlacedLeg[])[]>(
    (all, game) => all.flatMap((world) => SIDES.map((side) => [...world, { game, side }])),
    [[]],
  )
  const wins = ({ legs }: Line, world: readonly PlacedLeg[]) =>
    legs.every((leg) => world.some(({ game, side }) => game === leg.game && side === leg.side))
  const areSingles = one.legs.length === 1 && two.legs.length === 1
  const neverBothWin = !worlds.some((world) => wins(one, world) && wins(two, world))
  return neverBothWin || (areSingles && !worlds.some((world) => !wins(one, world) && !wins(two, world)))
}

const gamesOf = (legs: readonly PlacedLeg[]) => legs.map(({ game }) => game).sort((a, b) => a - b)
const nameOf = (legs: readonly PlacedLeg[]) =>
  legs
    .map(({ game, side }) => `${game}/${SIDES.indexOf(side)}`)
    .sort()
    .join(' ')
