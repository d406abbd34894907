import type { XmlElement } from '@rgrove/parse-xml'
import { ANY_MARKET, type MarketDescription } from '../../../catalogue/index.ts'
import { childrenNamed, wholeNumber } from '../../../pricing/results/index.ts'
import { splitGroups } from '../messages/groups.ts'
import { isKickOff } from '../messages/kick-off.ts'
import type { PlayState } from '../messages/types.ts'
import { type NumberedWords, readWordsOf } from './feed-words.ts'
import { type OutrightFixture, readOutright } from './read-outright.ts'
import {
  type Category,
  generatedAt,
  type Named,
  playOf,
  readCategory,
  readNamed,
  type Side,
  utc,
} from './read-parts.ts'

export type { Named, Side } from './read-parts.ts'

/** A match on the feed's programme. */
export interface Fixture extends Named {
  /** Unix ms. */
  readonly startsAt: number
  /** Its state, where the document has one that is known. */
  readonly play: PlayState | null
  /** False: it is stated in other words. Null: it is not stated. */
  readonly isClear: boolean | null
  /** Unix ms at which the document was made; null where it is missing, NaN where it cannot be read. */
  readonly generatedAt: number | null
  readonly sport: Named
  /** Null in dialects without. */
  readonly category: Category | null
  readonly tournament: Named
  readonly home: Side
  readonly away: Side
  /** Where it is played; null where the document has no venue. */
  readonly venue: { readonly urn: string; readonly stadium: string; readonly city: string | null } | null
}

/** What a feed describes beside its messages: programme, markets, names. */
export type ReferenceDocument =
  | { readonly kind: 'fixture'; readonly fixture: Fixture; readonly dropped: Dropped }
  | { readonly kind: 'outright'; readonly outright: OutrightFixture; readonly dropped: Dropped }
  | {
      readonly kind: 'market_descriptions'
      readonly descriptions: readonly MarketDescription[]
      readonly dropped: Dropped
    }
  | { readonly kind: 'profile'; readonly profiles: readonly Named[]; readonly dropped: Dropped }
  | { readonly kind: 'words'; readonly words: readonly NumberedWords[]; readonly dropped: Dropped }

/** What in a document could not be understood and was left out. */
type Dropped = readonly string[]

export type ReferenceReading = ReferenceDocument | { readonly kind: 'unusable'; readonly why: string }

const KINDS = [
  'fixtures_fixture',
  'tournament_info',
  'market_descriptions',
  'variant_descriptions',
  'player_profile',
  'competitor_profile',
  'match_status_descriptions',
  'void_reasons_descriptions',
  // Oddin's name of the same.
  'void_reasons',
] as const
export type ReferenceKind = (typeof KINDS)[number]

export function isReference(name: string): name is ReferenceKind {
  return KINDS.some((known) => known === name)
}

/** @param language of the names in market descriptions: the document does not state it */
export function readReference(
  root: XmlElement,
  kind: ReferenceKind,
  language: MarketDescription['language'],
): ReferenceReading {
  switch (kind) {
    case 'fixtures_fixture':
      return readFixture(root)
    case 'tournament_info': {
      const outright = readOutright(root)
      return typeof outright === 'string'
        ? { kind: 'unusable', why: outright }
        : { kind: 'outright', outright, dropped: [] }
    }
    case 'market_descriptions':
    case 'variant_descriptions': {
      const markets = childrenNamed(root, 'market').map((one) => readMarket(one, language))
      const variants = childrenNamed(root, 'variant').map((one) => readVariant(one, language))
      return taken(kind, [...markets, ...variants], (descriptions, dropped) => {
        return { kind: 'market_descriptions', descriptions, dropped }
      })
    }
    case 'player_profile':
    case 'competitor_profile': {
      // A side comes with those who play for it.
      const squads = childrenNamed(root, 'players').flatMap((squad) => childrenNamed(squad, 'player'))
      const sides = childrenNamed(root, 'competitor')
      const players = [...sides, ...childrenNamed(root, 'player'), ...squads].map(readPlayer)
      return taken(kind, players, (profiles, dropped) => ({ kind: 'profile', profiles, dropped }))
    }
    case 'match_status_descriptions':
    case 'void_reasons_descriptions':
    case 'void_reasons': {
      const all = readWordsOf(root, kind === 'match_status_descriptions' ? 'match_status' : 'void_reason')
      return taken(kind, all, (words, dropped) => ({ kind: 'words', words, dropped }))
    }
  }
}

/** What could be read of a list; a document in which nothing could is of no use. */
function taken<T>(
  kind: ReferenceKind,
  entries: readonly (T | string)[],
  made: (entries: readonly T[], dropped: Dropped) => ReferenceDocument,
): ReferenceReading {
  const good = entries.filter((entry): entry is T => typeof entry !== 'string')
  const dropped = entries.filter((entry) => typeof entry === 'string')
  if (good.length > 0) return made(good, dropped)
  return { kind: 'unusable', why: dropped[0] ?? `${kind} in which nothing is described` }
}

function readFixture(root: XmlElement): ReferenceReading {
  const [fixture] = childrenNamed(root, 'fixture')
  const unusable = (what: string) => ({ kind: 'unusable', why: `a fixture without ${what}` }) as const
  if (fixture === undefined) return unusable('a fixture')
  const [tournament] = childrenNamed(fixture, 'tournament')
  const sides = childrenNamed(fixture, 'competitors').flatMap((one) => childrenNamed(one, 'competitor'))
  const side = (qualifier: string) => readNamed(sides.find((one) => one.attributes.qualifier === qualifier))
  const [home, away] = [side('home'), side('away')]
  const more = (qualifier: string, name: string) => {
    const { abbreviation, country_code: countryCode = null } =
      sides.find((one) => one.attributes.qualifier === qualifier)?.attributes ?? {}
    return { short: abbreviation ?? name.slice(0, 3).toUpperCase(), countryCode }
  }
  const startsAt = Date.parse(utc(fixture.attributes.start_time ?? fixture.attributes.scheduled ?? ''))
  const league = readNamed(tournament)
  const sport = readNamed(tournament === undefined ? undefined : childrenNamed(tournament, 'sport')[0])
  const { id: urn = '', status } = fixture.attributes
  const play = playOf(status)
  const isClear = status === undefined ? null : play !== null
  if (urn === '') return unusable('an id')
  if (!isKickOff(startsAt)) return unusable('a start')
  if (home === null || away === null) return unusable('two sides')
  if (league === null || sport === null) return unusable('tournament and sport')
  return {
    kind: 'fixture',
    fixture: {
      urn,
      name: fixture.attributes.name ?? `${home.name} – ${away.name}`,
      startsAt,
      play,
      isClear,
      generatedAt: generatedAt(root),
      sport,
      category: tournament === undefined ? null : readCategory(tournament),
      tournament: league,
      home: { ...home, ...more('home', home.name) },
      away: { ...away, ...more('away', away.name) },
      venue: readVenue(childrenNamed(fixture, 'venue')[0]),
    },
    dropped: isClear === false ? [`the status ${status}`] : [],
  }
}

function readVenue(element: XmlElement | undefined): Fixture['venue'] {
  const { id: urn = '', name = '', city_name: city } = element?.attributes ?? {}
  return name === '' ? null : { urn, stadium: name, city: city ?? null }
}

function readPlayer({ attributes }: XmlElement): Named | string {
  const { id: urn = '', name = '', full_name: fullName = name } = attributes
  return urn === '' || fullName === '' ? `a side without ${urn === '' ? 'an id' : 'a name'}` : { urn, name: fullName }
}

function readMarket(element: XmlElement, language: MarketDescription['language']): MarketDescription | string {
  const { id, name = '', variant = '', groups = '' } = element.attributes
  const marketId = wholeNumber(id)
  if (marketId === null) return `a market without an id that is a number (${id ?? 'none'})`
  if (name === '') return `market ${marketId} without a name`
  const own = { marketId, variant, language, name, groups: splitGroups(groups), outcomes: readOutcomes(element) }
  return { ...own, isFlexScore: hasAttribute(element, 'is_flex_score') }
}

/** A variant of any market that takes it: its outcomes, under the name of the market. */
function readVariant(element: XmlElement, language: MarketDescription['language']): MarketDescription | string {
  const { id: variant = '' } = element.attributes
  const outcomes = readOutcomes(element)
  if (variant === '') return 'a variant without an id'
  if (outcomes.length === 0) return `variant ${variant} without outcomes`
  return { marketId: ANY_MARKET, variant, language, name: '', groups: [], outcomes, isFlexScore: false }
}

/** Whether a description lists a property of its market, as `<attribute name="is_flex_score">`. */
function hasAttribute(element: XmlElement, wanted: string): boolean {
  const listed = childrenNamed(element, 'attributes').flatMap((one) => childrenNamed(one, 'attribute'))
  return listed.some(({ attributes }) => attributes.name === wanted)
}

function readOutcomes(element: XmlElement): MarketDescription['outcomes'] {
  const outcomes = childrenNamed(element, 'outcomes').flatMap((one) => childrenNamed(one, 'outcome'))
  return outcomes.flatMap(({ attributes }) => {
    const { id = '', name = '' } = attributes
    // Without a name it is not described: it is requested again, and until then shows its name in another language.
    return id === '' || name.trim() === '' ? [] : [{ id, name }]
  })
}
