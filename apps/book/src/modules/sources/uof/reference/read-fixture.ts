import type { XmlElement } from '@rgrove/parse-xml'
import { seenName } from '../../../../kernel/unseen.ts'
import { childrenNamed } from '../../../pricing/results/index.ts'
import { isKickOff } from '../messages/kick-off.ts'
import type { PlayState } from '../messages/types.ts'
import {
  type Category,
  instantOf,
  type Named,
  playOf,
  readCategory,
  readNamed,
  type Side,
  shortOf,
} from './read-parts.ts'

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

/**
 * Reads a match: an element `fixture`, or `sport_event` of a schedule. Returns a sentence where it is of no use.
 * @param madeAt Unix ms at which its document was made; null where it does not say
 */
export function readFixture(element: XmlElement, madeAt: number | null): Fixture | string {
  const unusable = (what: string) => `a fixture without ${what}`
  const [tournament] = childrenNamed(element, 'tournament')
  const sides = childrenNamed(element, 'competitors').flatMap((one) => childrenNamed(one, 'competitor'))
  const side = (qualifier: string) => readNamed(sides.find((one) => one.attributes.qualifier === qualifier))
  const [home, away] = [side('home'), side('away')]
  const more = (qualifier: string, name: string) => {
    const { abbreviation, country_code: countryCode = null } =
      sides.find((one) => one.attributes.qualifier === qualifier)?.attributes ?? {}
    return { short: shortOf(abbreviation, name), countryCode }
  }
  const startsAt = instantOf(element.attributes.start_time ?? element.attributes.scheduled ?? '')
  const league = readNamed(tournament)
  const sport = readNamed(tournament === undefined ? undefined : childrenNamed(tournament, 'sport')[0])
  const { id = '', status } = element.attributes
  const urn = id.trim()
  const play = playOf(status)
  if (urn === '') return unusable('an id')
  if (!isKickOff(startsAt)) return unusable('a start')
  if (home === null || away === null) return unusable('two sides')
  if (home.urn === away.urn) return `a fixture of ${home.urn} against itself`
  if (league === null || sport === null) return unusable('tournament and sport')
  return {
    urn,
    name: seenName(element.attributes.name ?? '') || `${home.name} – ${away.name}`,
    startsAt,
    play,
    isClear: status === undefined ? null : play !== null,
    generatedAt: madeAt,
    sport,
    category: tournament === undefined ? null : readCategory(tournament),
    tournament: league,
    home: { ...home, ...more('home', home.name) },
    away: { ...away, ...more('away', away.name) },
    venue: readVenue(childrenNamed(element, 'venue')[0]),
  }
}

function readVenue(element: XmlElement | undefined): Fixture['venue'] {
  const { id: urn = '', name = '', city_name: city = '' } = element?.attributes ?? {}
  const stadium = seenName(name)
  return stadium === '' ? null : { urn, stadium, city: seenName(city) || null }
}
