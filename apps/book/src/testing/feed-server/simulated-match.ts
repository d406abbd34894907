/** A football match that a vendor plays: random goals, and prices of the expected rest of the match. */
export interface SimulatedMatch {
  readonly id: number
  readonly home: string
  readonly away: string
  /** Unix ms. */
  readonly startsAt: number
  /** Goals expected in 90 minutes. */
  readonly expected: readonly [home: number, away: number]
  readonly score: [home: number, away: number]
  minute: number
}

const MINUTES = 90
const MARGIN = 1.06
const MOST_GOALS = 10
const LINES = [0.5, 1.5, 2.5, 3.5, 4.5]

/** Plays on until a minute. Returns whether there was a goal. @param chance in [0, 1) */
export function playUntil(match: SimulatedMatch, minute: number, chance: () => number): boolean {
  let isGoal = false
  for (; match.minute < Math.min(MINUTES, minute); match.minute++) {
    for (const side of [0, 1] as const) {
      if (chance() >= match.expected[side] / MINUTES) continue
      match.score[side] += 1
      isGoal = true
    }
  }
  return isGoal
}

export const isOver = (match: SimulatedMatch): boolean => match.minute >= MINUTES

function poisson(mean: number): readonly number[] {
  const chances = [Math.exp(-mean)]
  for (let goals = 1; goals <= MOST_GOALS; goals++) chances.push(((chances[goals - 1] ?? 0) * mean) / goals)
  return chances
}

/** Probabilities of final scores, by the remaining time. */
function* finals({ expected, score, minute }: SimulatedMatch) {
  const left = (MINUTES - minute) / MINUTES
  const [home, away] = [poisson(expected[0] * left), poisson(expected[1] * left)]
  for (const [i, atHome] of home.entries())
    for (const [j, abroad] of away.entries()) yield { home: score[0] + i, away: score[1] + j, chance: atHome * abroad }
}

/** A market of the match: outcomes by id, with the final scores in which they win. */
interface PricedMarket {
  readonly id: number
  readonly specifiers: string
  readonly wins: Readonly<Record<string, (home: number, away: number) => boolean>>
}

const MARKETS: readonly PricedMarket[] = [
  { id: 1, specifiers: '', wins: { 1: (h, a) => h > a, 2: (h, a) => h === a, 3: (h, a) => h < a } },
  {
    id: 10,
    specifiers: '',
    wins: { 9: (h, a) => h >= a, 10: (h, a) => h !== a, 11: (h, a) => h <= a },
  },
  { id: 29, specifiers: '', wins: { 74: (h, a) => h > 0 && a > 0, 76: (h, a) => h === 0 || a === 0 } },
  ...LINES.map((line) => ({
    id: 18,
    specifiers: `total=${line}`,
    wins: { 12: (h: number, a: number) => h + a > line, 13: (h: number, a: number) => h + a < line },
  })),
]

/** A market with its prices now. */
export interface QuotedMarket {
  readonly id: number
  /** `total=2.5`; empty where it has none. */
  readonly specifiers: string
  /** A market that is decided, or nearly, is suspended. */
  readonly isOpen: boolean
  /** Of the lines of a market the most balanced one is shown. */
  readonly isMain: boolean
  readonly outcomes: readonly { readonly id: string; readonly odds: number; readonly chance: number }[]
}

/** Prices of all markets, with the outcomes as the Unified Odds Feed numbers them. */
export function quoteMarkets(match: SimulatedMatch): readonly QuotedMarket[] {
  const priced = MARKETS.map(({ id, specifiers, wins }) => {
    const chances = Object.fromEntries(Object.keys(wins).map((key) => [key, 0]))
    for (const { home, away, chance } of finals(match))
      for (const [key, holds] of Object.entries(wins))
        if (holds(home, away)) chances[key] = (chances[key] ?? 0) + chance
    return { id, specifiers, chances }
  })
  const balance = ({ chances }: (typeof priced)[number]) => Math.abs((chances[12] ?? 0) - 0.5)
  const [main] = priced.filter(({ id }) => id === 18).sort((a, b) => balance(a) - balance(b))
  return priced.map((market) => ({
    id: market.id,
    specifiers: market.specifiers,
    isOpen: Object.values(market.chances).every((chance) => chance > 0.004 && chance < 0.992),
    isMain: market === main,
    outcomes: Object.entries(market.chances).map(([id, chance]) => ({
      id,
      odds: Math.max(1.01, 1 / (chance * MARGIN)),
      chance,
    })),
  }))
}

/** A market with its result. */
export interface DecidedMarket {
  readonly id: number
  readonly specifiers: string
  readonly outcomes: readonly { readonly id: string; readonly isWon: boolean }[]
}

/** Results of all markets by the final score. */
export function decideMarkets({ score: [home, away] }: SimulatedMatch): readonly DecidedMarket[] {
  return MARKETS.map(({ id, specifiers, wins }) => ({
    id,
    specifiers,
    outcomes: Object.entries(wins).map(([key, holds]) => ({ id: key, isWon: holds(home, away) })),
  }))
}
