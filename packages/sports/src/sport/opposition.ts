import { isScoreRule, type OwnRule, resultAt, type ScoreRule } from '../markets/rule.ts'
import { formatSpecifier, parseSpecifier, type SpecifierValues } from '../markets/specifier.ts'
import type { Market } from '../markets/types.ts'
import type { LegRef } from '../models/types.ts'
import type { LegOutcome } from '../pricing/fair.ts'
import { coversOf, MOST_OUTCOMES } from './covers.ts'
import { describedRule, type LegNames } from './described-rule.ts'
import { areEnumerable, bitsAt, meet } from './joint-bits.ts'
import { ruleOf } from './offer.ts'
import type { Parts } from './parts.ts'
import { areIndependent, type Part, partBits } from './parts-and-whole.ts'

/** An outcome. Where this book has no rule for it, the names that a provider gives it say what decides it. */
export interface HedgingLeg extends LegRef {
  readonly names?: LegNames | null
  /** Sets or maps of its match at most, where that is known. */
  readonly bestOf?: number | null
}

/**
 * Two outcomes of one match that hedge each other: both never win together, or one of them always returns something.
 */
export interface Opposition {
  readonly neverBothWin: boolean
  readonly neverBothLose: boolean
}

export const NOT_OPPOSED: Opposition = { neverBothWin: false, neverBothLose: false }

/** Final counts beyond the largest line that are looked at: rules are constant there. */
const BEYOND = 8
/** Lines above this are not compared: no sport has them. */
const MOST = 400
/** Counts of each side that are looked at before all others. */
const FIRST_COUNTS = 10
/** Counts of one half, beyond the largest line and at most, where a match and its halves are looked at together. */
const BEYOND_OF_HALF = 4
const MOST_OF_HALF = 10
/** Covers of more outcomes are kept, even where fewer of them are one. */
const LARGE = 12
const LINES = ['hcp', 'total'] as const
/** Keys of a specifier that say nothing of the part of the match that is counted. */
const NO_PART: readonly string[] = [...LINES, 'variant']

type Placed = Read & { readonly place: number }

interface Read extends Part {
  /** Which quarter, set or map it is. */
  readonly part: string
}

/** What a sport knows of its outcomes. */
export interface Played {
  marketOf(id: number): Market | null
  readonly parts: Parts | null
}

/**
 * Whether outcomes of two markets, or of one, hedge each other at every final count. Outcomes that count the same part
 * of a match are compared by their rules, goals of a football match with goals of its halves, and other matches with
 * their parts as `parts-and-whole.ts` says; of those without a rule, two of one market never win together.
 */
export function oppositionOf({ marketOf, parts }: Played, a: HedgingLeg, b: HedgingLeg): Opposition {
  const [one, two] = [read(marketOf(a.id), a), read(marketOf(b.id), b)]
  if (one === null || two === null) return isOtherOfMarket(a, b) ? { ...NOT_OPPOSED, neverBothWin: true } : NOT_OPPOSED
  const isTogether = parts !== null && !areIndependent(parts, one, two)
  const [won, lost] = [wins, loses].map((is) => (isTogether ? partBits([one, two], parts, is) : null))
  if (won && lost) return { neverBothWin: !won.has(0b11), neverBothLose: !lost.has(0b11) }
  if (one.part !== two.part || !areEnumerable(one.of, two.of)) return NOT_OPPOSED
  if (one.of !== two.of) return oppositionOfParts([one, two])
  const reach = reachOf([one, two])
  if (!(reach <= MOST)) return NOT_OPPOSED
  let [neverBothWin, neverBothLose] = [true, true]
  for (const [first, second] of together(one.rule, two.rule, reach)) {
    if (wins(first) && wins(second)) neverBothWin = false
    if (loses(first) && loses(second)) neverBothLose = false
    if (!neverBothWin && !neverBothLose) break
  }
  return { neverBothWin, neverBothLose }
}

/** Of two outcomes that count different parts of a match, at every count of both halves. */
function oppositionOfParts(pair: readonly [Read, Read]): Opposition {
  const reach = reachOf(pair, BEYOND_OF_HALF)
  if (!(reach <= MOST_OF_HALF)) return NOT_OPPOSED
  return { neverBothWin: !meet(pair, reach, wins), neverBothLose: !meet(pair, reach, loses) }
}

/**
 * Sets of three outcomes or more of one match where at every final count at least one does not lose, and where none is
 * superfluous. `oppositionOf` has the pairs that cover each other. Each is given by the places in `legs`.
 */
export function coversAmong({ marketOf, parts }: Played, legs: readonly HedgingLeg[]): readonly (readonly number[])[] {
  const readable = legs.flatMap((leg, place) => {
    const own = read(marketOf(leg.id), leg)
    return own === null || !(reachOf([own]) <= MOST) ? [] : [{ ...own, place }]
  })
  const groups = [
    ...Map.groupBy(readable, ({ of, part }) => `${areEnumerable(of, 'full') ? 'full' : of}/${part}`).values(),
  ]
  const covers = groups.flatMap((group) => {
    const isOfParts = new Set(group.map(({ of }) => of)).size > 1
    if (isOfParts && reachOf(group, BEYOND_OF_HALF) <= MOST_OF_HALF)
      return coversIn(group, holdsAt(group, reachOf(group, BEYOND_OF_HALF)))
    // Lines of a match too large to be looked at with those of its halves: each part alone.
    const halves = [...Map.groupBy(group, ({ of }) => of).values()]
    return halves.flatMap((own) => coversIn(own, holdsAt(own, reachOf(own))))
  })
  if (parts !== null) covers.push(...coversOfParts(parts, readable))
  const once = [...new Map(covers.map((cover) => [cover.join(), new Set(cover)])).values()]
  // A large one may stand for more than were searched.
  const isLeast = (cover: ReadonlySet<number>) =>
    cover.size > LARGE || !once.some((other) => other !== cover && [...other].every((place) => cover.has(place)))
  const least = once.filter(isLeast)
  return least.map((cover) => [...cover]).filter((cover) => cover.length > 2)
}

/** Covers by outcomes of a match and of its parts. Rules on several statistics are looked at one after the other. */
function coversOfParts(parts: Parts, readable: readonly Placed[]): readonly (readonly number[])[] {
  const statOf = ({ rule }: Placed) => (parts.kind === 'sum' && rule.kind === 'value' ? rule.stat : 'all')
  return [...Map.groupBy(readable, statOf).values()].flatMap((all) => {
    const group = all.filter((one) => partBits([one], parts, wins) !== null)
    if (group.length > MOST_OUTCOMES || group.length === 0) return []
    const holds = partBits(group, parts, (result) => !loses(result), true)
    return holds === null ? [] : coversIn(group, [...holds].map(BigInt), true)
  })
}

function coversIn(group: readonly Placed[], holds: readonly bigint[], mayStop = false): readonly (readonly number[])[] {
  const places = group.map(({ place }) => place)
  return coversOf(holds, group.length, mayStop).map((cover) => cover.flatMap((i) => places[i] ?? []))
}

/** For each final count the outcomes that do not lose, as bits; of more than are searched whether one does. */
function holdsAt(group: readonly Read[], reach: number): readonly bigint[] {
  const bitOf = (i: number) => (group.length > MOST_OUTCOMES ? 0 : i)
  return [...bitsAt(group, reach, (result) => !loses(result), bitOf)].map(BigInt)
}

/** Whether two outcomes are of one market. Several players may win theirs. */
function isOtherOfMarket(a: LegRef, b: LegRef): boolean {
  const isOther = a.id === b.id && a.specifier === b.specifier && a.outcomeId !== b.outcomeId
  return isOther && !a.outcomeId.includes(':player:') && !b.outcomeId.includes(':player:')
}

function reachOf(read: readonly Read[], beyond = BEYOND): number {
  return Math.ceil(Math.max(...read.map(({ line }) => line))) + beyond
}

/** How two rules end at every final count up to so many of each side. */
function* together(one: ScoreRule, two: ScoreRule, reach: number): Generator<readonly [LegOutcome, LegOutcome]> {
  if (one.kind === 'value' && two.kind === 'value' && one.stat === two.stat) {
    const least = one.stat === 'diff' ? -reach : 0
    for (let value = least; value <= 2 * reach; value++) yield [one.decide(value), two.decide(value)]
    return
  }
  // Counts far apart first: most outcomes that do not hedge each other are found at one of these.
  for (const step of new Set([Math.ceil(reach / FIRST_COUNTS), 1]))
    for (let home = 0; home <= reach; home += step)
      for (let away = 0; away <= reach; away += step) yield [resultAt(one, home, away), resultAt(two, home, away)]
}

function read(market: Market | null, leg: HedgingLeg): Read | null {
  const { id, specifier, outcomeId, names = null, bestOf = null } = leg
  const own = market === null ? null : (ruleOf(market, specifier, outcomeId) as OwnRule | null)
  const values = parseSpecifier(specifier)
  const line = Math.max(...LINES.map((key) => Math.abs(Number(values[key] ?? 0))))
  if (market !== null) {
    if (own === null || !isScoreRule(own)) return null
    return { rule: own, of: market.counts, part: partOf(values), line, at: values, bestOf }
  }
  const described = names === null ? null : describedRule(id, specifier, names)
  return described === null ? null : { ...described, part: partOf(values), line, at: values, bestOf }
}

function partOf(values: SpecifierValues): string {
  return formatSpecifier(Object.fromEntries(Object.entries(values).filter(([key]) => !NO_PART.includes(key))))
}

const wins = (result: LegOutcome) => result === 'win' || result === 'half_win'
const loses = (result: LegOutcome) => result === 'lose' || result === 'half_lose'
