import type { XmlElement } from '@rgrove/parse-xml'
import { marketKey, readUofSettlement } from '@touchline/betting'
import { MAX_MARKET_ID, MAX_SPECIFIER_LENGTH } from '@touchline/contract'
import { formatSpecifier, parseSpecifier } from '@touchline/sports'
import type { MessageMarket, NamedMarket, OutcomeResult, SettledMarket } from '../message.ts'
import { readReason } from './read-reason.ts'
import { childrenNamed, wholeNumber } from './xml.ts'

/** Which market an element names, its specifiers in order; null when it cannot be read, which is noted. */
export function readMarket({ attributes }: XmlElement, dropped: string[]): MessageMarket | null {
  const marketId = wholeNumber(attributes.id)
  if (marketId === null || marketId < 1 || marketId > MAX_MARKET_ID) {
    dropped.push(`market ${attributes.id ?? 'without id'}`)
    return null
  }
  const specifier = readSpecifier(attributes.specifiers)
  if (specifier.length <= MAX_SPECIFIER_LENGTH) return { marketId, specifier }
  dropped.push(`market ${marketId}, a specifier of ${specifier.length} letters`)
  return null
}

/** A market has one specifier, however its numbers and spaces are written: ` total=2.50` is `total=2.5`. */
export function readSpecifier(text = ''): string {
  const values = Object.entries(parseSpecifier(text)).map(([key, value]) => [key.trim(), plainValue(value.trim())])
  return formatSpecifier(Object.fromEntries(values))
}

function plainValue(value: string): string {
  return /^[+-]?(\d{1,9}\.?|\d{0,9}\.\d{1,6})$/.test(value) ? String(Number(value) + 0) : value
}

/**
 * A market that is cancelled or taken back, or the outcomes of it that the element lists: then it is about these alone.
 */
export function readNamedMarket(element: XmlElement, dropped: string[]): NamedMarket | null {
  const market = readMarket(element, dropped)
  const outcomes = childrenNamed(element, 'outcome')
  if (market === null || outcomes.length === 0) return market
  const outcomeIds = outcomes.flatMap(({ attributes: { id = '' } }) => (id === '' ? [] : [id]))
  if (outcomeIds.length < outcomes.length) dropped.push(`market ${market.marketId}, an outcome without id`)
  return { ...market, outcomeIds }
}

/**
 * How markets ended; outcomes that are not listed stay as they are, since settlements may come outcome by outcome. One
 * that is listed twice with different results has none, in one element of its market or in several.
 */
export function readSettledMarkets(elements: readonly XmlElement[], dropped: string[]): readonly SettledMarket[] {
  const markets = new Map<string, SettledMarket & { readonly disputed: ReadonlySet<string> }>()
  for (const element of elements) {
    const market = readMarket(element, dropped)
    if (market === null) continue
    const key = marketKey(market.marketId, market.specifier)
    const before = markets.get(key)
    const outcomes = new Map(Object.entries(before?.outcomes ?? {}))
    const disputed = new Set(before?.disputed)
    for (const outcome of childrenNamed(element, 'outcome')) {
      const result = readOutcome(outcome)
      const { id = '' } = outcome.attributes
      if (result === null || id === '') dropped.push(`market ${market.marketId}, outcome ${id}`)
      else {
        if (JSON.stringify(outcomes.get(id) ?? result) !== JSON.stringify(result)) disputed.add(id)
        outcomes.set(id, result)
      }
    }
    const voidReason = readReason(element) ?? before?.voidReason ?? null
    const all = { outcomes: Object.fromEntries(outcomes), others: 'open' as const, finalText: '', voidReason }
    markets.set(key, { ...market, ...all, disputed })
  }
  return [...markets.values()].map(({ disputed, ...market }) => {
    for (const id of disputed) dropped.push(`market ${market.marketId}, outcome ${id} twice`)
    const outcomes = Object.entries(market.outcomes).filter(([id]) => !disputed.has(id))
    return { ...market, outcomes: Object.fromEntries(outcomes) }
  })
}

function readOutcome({ attributes }: XmlElement): OutcomeResult | null {
  const { result, void_factor: voidFactor, dead_heat_factor: deadHeatFactor } = attributes
  const settled = readUofSettlement({
    result: wholeNumber(result) ?? Number.NaN,
    voidFactor: voidFactor ?? null,
    deadHeatFactor: deadHeatFactor ?? null,
  })
  if (!settled.ok) return null
  const { result: word, deadHeatFactor: factor } = settled.value
  return {
    result: word === 'open' ? null : word,
    deadHeatFactor: factor === null || factor.n === factor.d ? null : (deadHeatFactor ?? null),
  }
}
