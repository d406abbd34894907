import type { XmlElement } from '@rgrove/parse-xml'
import { childrenNamed } from '../../../pricing/results/index.ts'
import type { PlayState } from '../messages/types.ts'
import {
  type Category,
  generatedAt,
  type Named,
  playOf,
  readCategory,
  readNamed,
  type Side,
  shortOf,
  timeOf,
} from './read-parts.ts'

/** A season or a tournament as a whole, on which one bets who wins it. */
export interface OutrightFixture extends Named {
  /** Unix ms. */
  readonly startsAt: number
  /** Unix ms at which it is decided: bets end then. */
  readonly endsAt: number
  /** Its state, where the document has one. */
  readonly play: PlayState | null
  /** Unix ms at which the document was made; null where it is missing. */
  readonly generatedAt: number | null
  readonly sport: Named
  readonly category: Category | null
  readonly tournament: Named
  readonly competitors: readonly Side[]
}

const DAY_MS = 24 * 3_600_000

/** Reads a `tournament_info` document. Returns a sentence where it is none of an outright. */
export function readOutright(root: XmlElement): OutrightFixture | string {
  const [tournament] = childrenNamed(root, 'tournament')
  if (tournament === undefined) return 'tournament information without a tournament'
  const season = childrenNamed(root, 'season')[0] ?? tournament
  const league = readNamed(tournament)
  const sport = readNamed(childrenNamed(tournament, 'sport')[0])
  const event = readNamed(season)
  if (event === null) return 'an outright without id and name'
  if (league === null || sport === null) return 'an outright without tournament and sport'
  const { start_date: from, scheduled = from, end_date: to, scheduled_end: until = to, status } = season.attributes
  const [startsAt, endsAt] = [timeOf(scheduled), timeOf(until)]
  if (endsAt === null) return 'an outright without an end'
  const groups = childrenNamed(root, 'groups').flatMap((one) => childrenNamed(one, 'group'))
  const lists = [root, season, ...groups].flatMap((one) => childrenNamed(one, 'competitors'))
  const sides = [...lists, ...groups].flatMap((one) => childrenNamed(one, 'competitor')).flatMap(readSide)
  const competitors = [...new Map(sides.map((side) => [side.urn, side])).values()]
  if (competitors.length === 0) return 'an outright without competitors'
  return {
    ...event,
    startsAt: startsAt ?? endsAt,
    // A date without a time is the whole day.
    endsAt: until?.includes('T') === true ? endsAt : endsAt + DAY_MS,
    play: playOf(status),
    generatedAt: generatedAt(root),
    sport,
    category: readCategory(tournament),
    tournament: league,
    competitors,
  }
}

function readSide(element: XmlElement): readonly Side[] {
  const named = readNamed(element)
  const { abbreviation, country_code: countryCode = null } = element.attributes
  return named === null ? [] : [{ ...named, short: shortOf(abbreviation, named.name), countryCode }]
}
