import { createHash } from 'node:crypto'
import type { SportKey } from '@touchline/betting'
import { describedOutcomes, marketName, outcomeDescriptor, outcomeName } from '../markets/names.ts'
import { drawAt, drawBalls, drawFair, drawOutcome, jointDraw, type LotteryRules } from '../models/lottery/index.ts'
import { decideOutright, type Outright, outrightFair } from '../models/outright/index.ts'
import { placesFor, raceFair } from '../models/racing/index.ts'
import type { AnySportModel, LegRef, MatchSetup } from '../models/types.ts'
import { priceBook } from '../pricing/book.ts'
import type { FairMarket, LegOutcome } from '../pricing/fair.ts'
import { createRng } from '../rng.ts'
import { customBetGroups, groupsOf, marketDescriptor, marketPriority, marketsOf, SPORT_MODELS } from '../sports.ts'

/**
 * Everything of a sport that a player or a bet can see, from fixed seeds, as lines of text: a change of one character
 * is a change of the wire or of money.
 */
export type GoldenLines = Readonly<Record<GoldenPart, readonly string[]>>
export const GOLDEN_PARTS = ['markets', 'board', 'decisions', 'together', 'scores'] as const
type GoldenPart = (typeof GOLDEN_PARTS)[number]

const NAMES = { home: 'Home', away: 'Away', competitor: (id: string) => `Competitor ${id}` }
const MOMENTS = [-1, 0, 0.12, 0.3, 0.45, 0.62, 0.8, 0.93, 0.985, 1]
const SEEDS = 6

export function goldenHashes(lines: GoldenLines): Readonly<Record<string, string>> {
  return Object.fromEntries(
    GOLDEN_PARTS.map((part) => {
      const hash = createHash('sha256').update(lines[part].join('\n')).digest('hex').slice(0, 16)
      return [part, `${lines[part].length} lines ${hash}`]
    }),
  )
}

/** By market: the order of a market's own lines matters, its place among other markets does not. */
function inOrder(fair: readonly FairMarket[], byLine = false): readonly FairMarket[] {
  const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
  return fair.toSorted((a, b) => a.id - b.id || (byLine ? order(a.specifier, b.specifier) : 0))
}

/** The recorded properties of a sport's markets, in their order. */
function marketLines(sport: SportKey): readonly string[] {
  return marketsOf(sport).flatMap((market) => [
    [
      marketPriority(sport, market.id),
      market.id,
      groupsOf(market),
      market.name.en,
      market.name.de,
      market.margin,
      market.columns,
      market.listing,
      market.outcomes.kind,
    ].join(';'),
    ...describedOutcomes(market, '').map(({ id, key, name }) => `  ${id};${key};${name.en};${name.de}`),
  ])
}

function boardLines(sport: SportKey, phase: 'prematch' | 'live', fair: readonly FairMarket[]): readonly string[] {
  return priceBook(inOrder(fair), { sport, phase, betStop: null }).flatMap((market) => {
    const { id, specifier } = market
    const descriptor = marketDescriptor(sport, id)
    if (descriptor === null) throw new Error(`${sport} has no market ${id}.`)
    const names = (['en', 'de'] as const).map((locale) => marketName(descriptor, specifier, NAMES, locale))
    return [
      [id, specifier, market.status, market.most_balanced, ...names, customBetGroups(sport, market)].join(';'),
      ...market.outcomes.map(({ id: outcomeId, active, odds, probability, refund }) => {
        const shown = (['en', 'de'] as const).map((locale) =>
          outcomeName(descriptor, specifier, outcomeId, NAMES, locale),
        )
        const key = outcomeDescriptor(descriptor, specifier, outcomeId)?.key ?? null
        const numbers = [probability, refund].map((value) => value.toPrecision(9))
        return `  ${[outcomeId, active, odds, ...numbers, key, ...shown].join(';')}`
      }),
    ]
  })
}

/** Of every market once offered. */
function decisionLines(
  offered: ReadonlyMap<string, FairMarket>,
  decide: (market: FairMarket, outcomeId: string) => LegOutcome | 'open' | null,
): readonly string[] {
  return inOrder([...offered.values()], true).map((market) => {
    const results = market.outcomes.map(({ id }) => `${id}=${decide(market, id)}`)
    return `${market.id} ${market.specifier}: ${results.join(' ')}`
  })
}

/** Pairs and triples drawn from the offered outcomes, across groups too. */
function legsOf(fair: readonly FairMarket[], seed: string): readonly (readonly LegRef[])[] {
  if (fair.length === 0) return []
  const rng = createRng(seed)
  const sorted = inOrder(fair)
  return Array.from({ length: 25 }, (_, i) =>
    Array.from({ length: 2 + (i % 2) }, () => {
      const { id, specifier, outcomes } = rng.pick(sorted)
      return { id, specifier, outcomeId: rng.pick(outcomes).id }
    }),
  )
}

function setupOf(sport: SportKey, seed: string): MatchSetup {
  const rng = createRng(`${sport}/${seed}`)
  return {
    home: { id: 11, rating: rng.normal(0, 1) },
    away: { id: 12, rating: rng.normal(0, 1) },
    bestOf: rng.pick([3, 5]),
    tempo: rng.range(0.9, 1.1),
  }
}

/** A sport of matches. */
export function goldenMatches(sport: keyof typeof SPORT_MODELS, seeds = SEEDS): GoldenLines {
  const model: AnySportModel = SPORT_MODELS[sport]
  const lines: { [K in GoldenPart]: string[] } = {
    markets: [...marketLines(sport)],
    board: [],
    decisions: [],
    together: [],
    scores: [],
  }
  for (let n = 0; n < seeds; n++) {
    const seed = `golden/${n}`
    const truth = model.truth(setupOf(sport, seed), createRng(`${seed}/truth`))
    const events = model.play(truth, createRng(`${seed}/play`))
    const end = events.at(-1)?.at ?? 0
    const offered = new Map<string, FairMarket>()
    for (const share of MOMENTS) {
      let state = model.initial(truth)
      const time = share * end
      for (const event of events) {
        if (event.at > time) break
        state = model.apply(truth, model.advance(truth, state, event.at), event)
      }
      if (share >= 0) state = model.advance(truth, state, time)
      const fair = model.fair(truth, state)
      for (const market of fair) offered.set(`${market.id}?${market.specifier}`, market)
      const at = `${sport} ${n} at ${share}`
      lines.board.push(at, ...boardLines(sport, share < 0 ? 'prematch' : 'live', fair))
      lines.decisions.push(at, ...decisionLines(offered, (market, id) => model.outcome(market, id, state)))
      for (const legs of legsOf(fair, `${seed}/${share}`)) {
        const chance = model.jointProbability?.(truth, state, legs) ?? null
        const text = legs.map((leg) => `${leg.id} ${leg.specifier} ${leg.outcomeId}`).join(' & ')
        lines.together.push(`${at}: ${text}: ${chance === null ? null : chance.toPrecision(9)}`)
      }
      lines.scores.push(`${at}: ${JSON.stringify(model.score(truth, state))} ${model.finalText(state)}`)
    }
    const state = model.apply(truth, model.initial(truth), { at: end / 2, type: 'abandoned' })
    const void_ = model.breakOff === undefined ? 'plays on' : 'broken off'
    lines.decisions.push(void_, ...decisionLines(offered, (market, id) => model.outcome(market, id, state)))
  }
  return lines
}

const DRAWS: readonly LotteryRules[] = [
  { pool: 49, drawn: 6, bonus: true },
  { pool: 90, drawn: 5, bonus: false },
  { pool: 45, drawn: 7, bonus: false },
]

export function goldenDraws(): GoldenLines {
  const lines: { [K in GoldenPart]: string[] } = {
    markets: [...marketLines('lottery')],
    board: [],
    decisions: [],
    together: [],
    scores: [],
  }
  for (const [n, rules] of DRAWS.entries()) {
    const balls = drawBalls(rules, createRng(`golden/${n}`))
    const fair = drawFair({ rules, phase: 'not_started' })
    const offered = new Map(fair.map((market) => [`${market.id}?${market.specifier}`, market]))
    lines.board.push(...boardLines('lottery', 'prematch', fair))
    for (const ms of [-1, 0, 15_000, 30_000, 59_000, 60_000]) {
      const state = drawAt(rules, balls, ms)
      lines.decisions.push(`${ms}`, ...decisionLines(offered, (market, id) => drawOutcome(market, id, state)))
      lines.scores.push(JSON.stringify(state))
    }
    for (const legs of legsOf(fair, `golden/${n}`)) {
      lines.together.push(`${JSON.stringify(legs)}: ${jointDraw({ rules, phase: 'not_started' }, legs)}`)
    }
  }
  return lines
}

export function goldenRaces(): GoldenLines {
  const rng = createRng('golden races')
  const board = [3, 5, 8, 16].flatMap((count) => {
    const runners = Array.from({ length: count }, (_, i) => {
      return { id: `racing:competitor:${i + 1}`, strength: rng.normal(0, 1), isOut: i === 2 }
    })
    return boardLines('horse-racing', 'prematch', raceFair(runners, placesFor(count)))
  })
  return { markets: marketLines('horse-racing'), board, decisions: [], together: [], scores: [] }
}

export function goldenOutrights(): GoldenLines {
  const rng = createRng('golden outrights')
  const entrants = Array.from({ length: 8 }, (_, i) => ({ id: `c${i}`, rating: rng.normal(0, 1) }))
  const league = entrants.map((entrant, i) => ({ ...entrant, points: 60 - 4 * i, left: 5 }))
  const field = entrants.map((entrant, i) => ({ ...entrant, out: i > 4 }))
  const outrights: readonly Outright[] = [
    { kind: 'league', variant: 'tl:championship:1', winner: null, winPoints: 3, entrants: league },
    { kind: 'field', variant: 'tl:championship:2', winner: null, sharpness: 1.5, entrants: field },
    { kind: 'field', variant: 'tl:championship:3', winner: 'c1', sharpness: 1.5, entrants: field },
  ]
  const board = outrights.flatMap((one) => boardLines('football', 'prematch', outrightFair(one)))
  const decisions = outrights.flatMap((one) => entrants.map(({ id }) => `${id} ${decideOutright(one, id)}`))
  return { markets: [], board, decisions, together: [], scores: [] }
}
