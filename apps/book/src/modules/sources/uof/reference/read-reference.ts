import type { XmlElement } from '@rgrove/parse-xml'
import type { MarketDescription } from '../../../catalogue/index.ts'
import { childrenNamed, wholeNumber } from '../../../pricing/results/index.ts'
import { PLAY, type PlayState } from '../messages/types.ts'

/** Somebody or something with an id of the feed, `sr:competitor:33`. */
export interface Named {
  readonly urn: string
  readonly name: string
}

/** A match on the feed's programme. */
export interface Fixture extends Named {
  /** Unix ms. */
  readonly startsAt: number
  /** How it goes, where the document says so. */
  readonly play: PlayState | null
  /** Unix ms at which the document was made; null where it does not say. */
  readonly generatedAt: number | null
  readonly sport: Named
  /** Null in dialects without. */
  readonly category: (Named & { readonly countryCode: string | null }) | null
  readonly tournament: Named
  readonly home: Named & { readonly short: string }
  readonly away: Named & { readonly short: string }
}

/** What a feed describes beside its messages: programme, markets, names. */
export type ReferenceDocument =
  | { readonly kind: 'fixture'; readonly fixture: Fixture }
  | { readonly kind: 'market_descriptions'; readonly descriptions: readonly MarketDescription[] }
  | { readonly kind: 'profile'; readonly profiles: readonly Named[] }

export type ReferenceReading = ReferenceDocument | { readonly kind: 'unusable'; readonly why: string }

const KINDS = ['fixtures_fixture', 'market_descriptions', 'variant_descriptions', 'player_profile'] as const
export type ReferenceKind = (typeof KINDS)[number]

export function isReference(name: string): name is ReferenceKind {
  return KINDS.some((known) => known === name)
}

/** @param language of the names in market descriptions: the document does not say */
export function readReference(
  root: XmlElement,
  kind: ReferenceKind,
  language: MarketDescription['language'],
): ReferenceReading {
  switch (kind) {
    case 'fixtures_fixture':
      return readFixture(root)
    case 'market_descriptions':
    case 'variant_descriptions': {
      const markets = childrenNamed(root, 'market')
      return { kind: 'market_descriptions', descriptions: markets.flatMap((one) => readMarket(one, language) ?? []) }
    }
    case 'player_profile': {
      const players = childrenNamed(root, 'player')
      return { kind: 'profile', profiles: players.flatMap((player) => readPlayer(player) ?? []) }
    }
  }
}

function readFixture(root: XmlElement): ReferenceReading {
  const [fixture] = childrenNamed(root, 'fixture')
  const unusable = (what: string) => ({ kind: 'unusable', why: `a fixture without ${what}` }) as const
  if (fixture === undefined) return unusable('a fixture')
  const [tournament] = childrenNamed(fixture, 'tournament')
  const sides = childrenNamed(fixture, 'competitors').flatMap((one) => childrenNamed(one, 'competitor'))
  const side = (qualifier: string) => readNamed(sides.find((one) => one.attributes.qualifier === qualifier))
  const [home, away] = [side('home'), side('away')]
  const startsAt = Date.parse(utc(fixture.attributes.start_time ?? fixture.attributes.scheduled ?? ''))
  const league = readNamed(tournament)
  const sport = readNamed(tournament === undefined ? undefined : childrenNamed(tournament, 'sport')[0])
  const category = tournament === undefined ? undefined : childrenNamed(tournament, 'category')[0]
  const circuit = readNamed(category)
  const { id: urn = '' } = fixture.attributes
  if (urn === '') return unusable('an id')
  if (Number.isNaN(startsAt)) return unusable('a start')
  if (home === null || away === null) return unusable('two sides')
  if (league === null || sport === null) return unusable('tournament and sport')
  return {
    kind: 'fixture',
    fixture: {
      urn,
      name: fixture.attributes.name ?? `${home.name} – ${away.name}`,
      startsAt,
      play: PLAYS[fixture.attributes.status ?? ''] ?? null,
      generatedAt: generatedAt(root),
      sport,
      category: circuit && { ...circuit, countryCode: category?.attributes.country_code ?? null },
      tournament: league,
      home: { ...home, short: shortOf(sides, 'home') ?? home.name.slice(0, 3).toUpperCase() },
      away: { ...away, short: shortOf(sides, 'away') ?? away.name.slice(0, 3).toUpperCase() },
    },
  }
}

/** What documents about a match call its states of play. */
const PLAYS: Readonly<Partial<Record<string, PlayState>>> = {
  not_started: PLAY.notStarted,
  live: PLAY.live,
  suspended: PLAY.suspended,
  ended: PLAY.ended,
  finished: PLAY.ended,
  closed: PLAY.closed,
  cancelled: PLAY.cancelled,
  canceled: PLAY.cancelled,
  delayed: PLAY.delayed,
  interrupted: PLAY.interrupted,
  postponed: PLAY.postponed,
  abandoned: PLAY.abandoned,
}

function generatedAt({ attributes: { generated_at: text } }: XmlElement): number | null {
  const at = text === undefined ? Number.NaN : Date.parse(utc(text))
  return Number.isNaN(at) ? null : at
}

function shortOf(sides: readonly XmlElement[], qualifier: string): string | undefined {
  return sides.find((one) => one.attributes.qualifier === qualifier)?.attributes.abbreviation
}

/** Times without a zone are in UTC. */
function utc(text: string): string {
  return /(Z|[+-]\d{2}:?\d{2})$/.test(text) ? text : `${text}Z`
}

function readNamed(element: XmlElement | undefined): Named | null {
  const { id: urn = '', name = '' } = element?.attributes ?? {}
  return urn === '' || name === '' ? null : { urn, name }
}

function readPlayer({ attributes }: XmlElement): Named | null {
  const { id: urn = '', name = '', full_name: fullName } = attributes
  return urn === '' || name === '' ? null : { urn, name: fullName ?? name }
}

function readMarket(element: XmlElement, language: MarketDescription['language']): MarketDescription | null {
  const { id, name = '', variant = '', groups = 'all' } = element.attributes
  const marketId = wholeNumber(id)
  if (marketId === null || name === '') return null
  const outcomes = childrenNamed(element, 'outcomes').flatMap((one) => childrenNamed(one, 'outcome'))
  return {
    marketId,
    variant,
    language,
    name,
    groups: groups.split('|').filter((group) => group !== ''),
    outcomes: outcomes.flatMap(({ attributes }) => {
      const { id: outcomeId = '', name: text = '' } = attributes
      return outcomeId === '' ? [] : [{ id: outcomeId, name: text }]
    }),
  }
}
