import type { XmlElement } from '@rgrove/parse-xml'
import { MAX_MARKET_ID } from '@touchline/contract'
import { seenName } from '../../../../kernel/unseen.ts'
import { ANY_MARKET, type MarketDescription } from '../../../catalogue/index.ts'
import { childrenNamed, wholeNumber } from '../../../pricing/results/index.ts'
import { splitGroups } from '../messages/groups.ts'
import { type NumberedWords, readWordsOf } from './feed-words.ts'
import { type Fixture, readFixture } from './read-fixture.ts'
import { type OutrightFixture, readOutright } from './read-outright.ts'
import { generatedAt, type Named } from './read-parts.ts'
import { readLeagues, readSchedule, readSports } from './read-programme.ts'

export type { Fixture } from './read-fixture.ts'
export type { Named, Side } from './read-parts.ts'

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
  /** Matches of a day that have not begun. */
  | { readonly kind: 'schedule'; readonly fixtures: readonly Fixture[]; readonly dropped: Dropped }
  /** All leagues of the vendor. This book may have only some of them. */
  | { readonly kind: 'leagues'; readonly leagues: readonly Named[]; readonly dropped: Dropped }
  | { readonly kind: 'words'; readonly words: readonly NumberedWords[]; readonly dropped: Dropped }

/** What in a document could not be understood and was left out. */
type Dropped = readonly string[]

export type ReferenceReading = ReferenceDocument | { readonly kind: 'unusable'; readonly why: string }

const KINDS = [
  'fixtures_fixture',
  'schedule',
  'sports',
  'tournaments',
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
    case 'fixtures_fixture': {
      const [element] = childrenNamed(root, 'fixture')
      const fixture = element === undefined ? 'a fixture without a fixture' : readFixture(element, generatedAt(root))
      if (typeof fixture === 'string') return { kind: 'unusable', why: fixture }
      const dropped = fixture.isClear === false ? [`the status ${element?.attributes.status}`] : []
      return { kind: 'fixture', fixture, dropped }
    }
    case 'schedule':
      return { kind: 'schedule', ...readSchedule(root) }
    case 'sports':
      return taken(kind, readSports(root), (words, dropped) => ({ kind: 'words', words, dropped }))
    case 'tournaments':
      return taken(kind, readLeagues(root), (leagues, dropped) => ({ kind: 'leagues', leagues, dropped }))
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
        return { kind: 'market_descriptions', descriptions, dropped: [...dropped, ...namelessIn(root)] }
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

function readPlayer({ attributes }: XmlElement): Named | string {
  const urn = (attributes.id ?? '').trim()
  const name = seenName(attributes.full_name ?? '') || seenName(attributes.name ?? '')
  return urn === '' || name === '' ? `a side without ${urn === '' ? 'an id' : 'a name'}` : { urn, name }
}

function readMarket(element: XmlElement, language: MarketDescription['language']): MarketDescription | string {
  const { id, variant = '', groups = '' } = element.attributes
  const marketId = wholeNumber(id)
  const name = seenName(element.attributes.name ?? '')
  if (marketId === null) return `a market without an id that is a number (${id ?? 'none'})`
  if (marketId < 1 || marketId > MAX_MARKET_ID) return `market ${marketId}, which is no number of a market`
  if (name === '') return `market ${marketId} without a name`
  const own = { marketId, variant, language, name, groups: splitGroups(groups), outcomes: readOutcomes(element) }
  return { ...own, isFlexScore: hasAttribute(element, 'is_flex_score') }
}

/** A variant of any market that takes it: its outcomes, under the name of the market. */
function readVariant(element: XmlElement, language: MarketDescription['language']): MarketDescription | string {
  const variant = (element.attributes.id ?? '').trim()
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
  return outcomesOf(element).flatMap(({ attributes }) => {
    const [id, name] = [(attributes.id ?? '').trim(), seenName(attributes.name ?? '')]
    // Without a name it is not described: it is requested again, and until then shows its name in another language.
    return id === '' || name === '' ? [] : [{ id, name }]
  })
}

/** Outcomes of markets and variants that are left out, in words. */
function namelessIn(root: XmlElement): readonly string[] {
  return ['market', 'variant'].flatMap((kind) =>
    childrenNamed(root, kind).flatMap((element) =>
      outcomesOf(element).flatMap(({ attributes: { id = '', name = '' } }) => {
        const lacks = id.trim() === '' ? 'an id' : seenName(name) === '' ? 'a name' : null
        const which = id.trim() === '' ? '' : ` ${id}`
        return lacks === null ? [] : [`outcome${which} of ${kind} ${element.attributes.id} without ${lacks}`]
      }),
    ),
  )
}

const outcomesOf = (element: XmlElement) =>
  childrenNamed(element, 'outcomes').flatMap((one) => childrenNamed(one, 'outcome'))
