import { RESULT_FILTERS, type ResultFilter } from '@touchline/betting'
import type { Bet, BetFilter } from '@touchline/contract'
import { plainLetters } from '../../../i18n/index.ts'
import { filterBets } from '../state/filters.ts'

export const PERIODS = ['day', 'week', 'month', 'all'] as const
export type Period = (typeof PERIODS)[number]
export const LISTS = ['open', 'settled', 'all'] as const satisfies readonly BetFilter[]

/** The filters of the bets page, from its address. */
export interface BetsQuery {
  readonly list: BetFilter
  readonly result: ResultFilter
  readonly period: Period
  /** Key of a sport; empty for all. */
  readonly sport: string
  /** Typed words; empty for none. */
  readonly words: string
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null, otherwise: Value): Value {
  return values.find((value) => value === text) ?? otherwise
}

export function readQuery(search: URLSearchParams): BetsQuery {
  return {
    list: oneOf(LISTS, search.get('status'), 'all'),
    result: oneOf(RESULT_FILTERS, search.get('result'), 'all'),
    period: oneOf(PERIODS, search.get('period'), 'all'),
    sport: search.get('sport') ?? '',
    words: search.get('q') ?? '',
  }
}

/** The query as the address carries it; what is the rule is left out. */
export function writeQuery({ list, result, period, sport, words }: BetsQuery): Record<string, string | undefined> {
  const unless = (value: string, standard: string) => (value === standard ? undefined : value)
  return {
    status: unless(list, 'all'),
    result: unless(result, 'all'),
    period: unless(period, 'all'),
    sport: unless(sport, ''),
    q: unless(words, ''),
  }
}

const DAY_MS = 86_400_000
const LENGTH: Readonly<Record<Exclude<Period, 'all'>, number>> = { day: DAY_MS, week: 7 * DAY_MS, month: 30 * DAY_MS }

function isFound(bet: Bet, words: readonly string[]): boolean {
  if (words.length === 0) return true
  const legs = bet.selections.flatMap((leg) => [
    leg.match.name,
    leg.outcome.name,
    leg.market.name,
    leg.match.tournament_name,
  ])
  const text = plainLetters([bet.ref, ...legs].join(' '))
  return words.every((word) => text.includes(word))
}

/** The bets requested, newest first. */
export function chosenBets(bets: readonly Bet[], query: BetsQuery, now: number): readonly Bet[] {
  const words = plainLetters(query.words).split(/\s+/).filter(Boolean)
  const since = query.period === 'all' ? 0 : now - LENGTH[query.period]
  return filterBets(bets, query.list, query.result).filter(
    (bet) =>
      Date.parse(bet.created_at) >= since &&
      (query.sport === '' || bet.selections.some((leg) => leg.match.sport_key === query.sport)) &&
      isFound(bet, words),
  )
}
