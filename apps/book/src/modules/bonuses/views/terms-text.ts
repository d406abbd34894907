import { FORMAT_LOCALES, parseFraction } from '@touchline/betting'
import type { OddsFormat } from '@touchline/contract'
import type { ServedLocale } from '../../../kernel/locale.ts'
import { type TextId, type TextValues, text, writtenOdds } from '../../../texts/index.ts'
import type { CurrencyTable } from '../../wallet/index.ts'
import {
  type Definition,
  type FarmingDefinition,
  isFarming,
  isFreebet,
  type LootboxDefinition,
} from '../definition/definition.ts'
import type { StoredBonus } from '../load-bonuses.ts'

/** What a bonus is subject to, a sentence to a line: what follows from its definition, then what the operator adds. */
export function termsText(
  { definition, issue, valid_to }: StoredBonus,
  locale: ServedLocale,
  currencies: CurrencyTable,
  oddsFormat: OddsFormat = 'european',
): string {
  const inLocale = (id: TextId, values?: TextValues) => text(locale, id, values)
  const number = (value: number, digits = 2) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: 2 }).format(value)
  const odds = (scaled: number) => writtenOdds(scaled, oddsFormat, locale)
  const factor = (scaled: number) => number(scaled / 10_000)
  const until = issue?.expires_at ?? valid_to
  const events = namesOf(definition)
  const uses = issue?.uses_count ?? definition.uses_count
  const lines = [
    ...ofKind(definition, {
      inLocale,
      number,
      odds,
      factor,
      money: (amount, code) => moneyIn(locale, currencies, amount, code),
    }),
    definition.min_odds > 10_000 && inLocale('bonus.terms.min_odds', { odds: odds(definition.min_odds) }),
    uses !== null && inLocale('bonus.terms.uses', { n: uses }),
    until !== null && inLocale('bonus.terms.until', { date: dateIn(locale, until) }),
    definition.only_verified && inLocale('bonus.terms.verified'),
    definition.country_codes.length > 0 &&
      inLocale('bonus.terms.countries', { countries: countriesIn(locale, definition.country_codes) }),
    events !== '' && inLocale('bonus.terms.events', { events }),
    inLocale('bonus.terms.no_wagering'),
    inLocale('bonus.terms.protection'),
    definition.terms !== null && (definition.terms[locale] ?? definition.terms.en),
  ]
  return lines.filter((line) => typeof line === 'string' && line !== '').join('\n')
}

interface Words {
  inLocale(id: TextId, values?: TextValues): string
  number(value: number, digits?: number): string
  odds(scaled: number): string
  /** A multiplication factor. It is no price, so the player's odds format does not apply. */
  factor(scaled: number): string
  money(amount: number, currency: string): string
}

function ofKind(definition: Definition, words: Words): readonly (string | false)[] {
  const { inLocale: say, number, odds, factor, money } = words
  if (isFreebet(definition)) {
    const { type, max_odds, match_status, selection_count_from: from, selection_count_to: to } = definition
    return [
      say(`bonus.terms.${type}`),
      say('bonus.terms.count_from', { n: from }),
      to !== null && say('bonus.terms.count_to', { n: to }),
      max_odds !== null && say('bonus.terms.max_odds', { odds: odds(max_odds) }),
      match_status !== null && say(`bonus.terms.${match_status}`),
      say('bonus.terms.no_cash_out'),
    ]
  }
  if (definition.type === 'lootbox') return ofLootbox(definition, words)
  if (isFarming(definition)) {
    const { points_per_unit, odds_cap, currency } = definition
    return [
      definition.type === 'hunting_tournament' &&
        definition.level !== 'simple_tournament' &&
        say(`bonus.terms.level.${definition.level}`),
      say('bonus.terms.points', { rate: number(points_per_unit, 0), cap: odds(odds_cap) }),
      definition.type === 'hunting'
        ? say('bonus.terms.steps', {
            steps: definition.steps
              .map(({ points, amount }) => `${number(points, 0)}: ${money(amount, currency)}`)
              .join(', '),
          })
        : say('bonus.terms.places', {
            prizes: definition.prizes.map((share) => `${number(share / 100, 0)}%`).join(', '),
          }),
      ...ofPositions(definition, { inLocale: say, number }),
    ]
  }
  const ranges = definition.ranges.map(
    ({ min_count: from, max_count: to, bonus_odds }) =>
      `${to === null ? `${from}+` : from === to ? from : `${from}–${to}`} × ${factor(bonus_odds)}`,
  )
  return [say('bonus.terms.comboboost', { ranges: ranges.join(', ') })]
}

function ofLootbox(
  definition: LootboxDefinition,
  { inLocale: say, number, odds, factor }: Words,
): readonly (string | false)[] {
  const { contents, opens_at, points_per_unit, odds_cap } = definition
  const needed = opens_at.filter((points) => points > 0)
  return [
    say('bonus.terms.boxes', { n: opens_at.length }),
    // Exact: a chance without a finite percentage stays a fraction.
    say('bonus.terms.chances', {
      chances: contents
        .map(({ multiplier, chance }) => `× ${factor(multiplier)}: ${exactly(chance, number)}`)
        .join(', '),
    }),
    needed.length > 0 && say('bonus.terms.points', { rate: number(points_per_unit, 0), cap: odds(odds_cap) }),
    needed.length > 0 &&
      say('bonus.terms.box_points', { points: needed.map((points) => number(points, 0)).join(', ') }),
    ...(needed.length > 0 ? ofPositions(definition, { inLocale: say, number }) : []),
    say('bonus.terms.box_freebet'),
    say('bonus.terms.box_draw'),
  ]
}

/** What of several bets on a market, or on an event, counts. */
function ofPositions(
  { farm_once_per_event, points_per_event }: FarmingDefinition,
  { inLocale: say, number }: Pick<Words, 'inLocale' | 'number'>,
): readonly (string | false)[] {
  return [
    say('bonus.terms.net'),
    farm_once_per_event && say('bonus.terms.once'),
    points_per_event !== null && say('bonus.terms.per_event', { n: number(points_per_event, 0) }),
  ]
}

function exactly(chance: string, number: Words['number']): string {
  const { n, d } = parseFraction(chance) ?? { n: 1n, d: 1n }
  return (n * 10_000n) % d === 0n ? `${number(Number((n * 10_000n) / d) / 100, 0)}%` : `${n}/${d}`
}

function moneyIn(locale: string, currencies: CurrencyTable, amount: number, code: string): string {
  const subunits = currencies.get(code)?.currency.subunits ?? 100
  return new Intl.NumberFormat(locale, { style: 'currency', currency: code }).format(amount / subunits)
}

/** Terms are the same for all players, so their times are in UTC and name it. */
function dateIn(locale: ServedLocale, at: number): string {
  const date = new Intl.DateTimeFormat(FORMAT_LOCALES[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(at)
  const time = { hour: '2-digit', minute: '2-digit', timeZone: 'UTC', timeZoneName: 'short' } as const
  return `${date}, ${new Intl.DateTimeFormat(FORMAT_LOCALES[locale], time).format(at)}`
}

function countriesIn(locale: string, codes: readonly string[]): string {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return codes.map((code) => names.of(code) ?? code).join(', ')
}

function namesOf({ event_conditions }: Definition): string {
  const names = event_conditions.map(
    ({ event, tournament, category, sport, sport_type }) =>
      [event, tournament, category, sport, sport_type].find((place) => place !== null)?.name ?? '',
  )
  return [...new Set(names.filter((name) => name !== ''))].join(', ')
}
