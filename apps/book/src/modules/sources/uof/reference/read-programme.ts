import type { XmlElement } from '@rgrove/parse-xml'
import { childrenNamed } from '../../../pricing/results/index.ts'
import { PLAY } from '../messages/types.ts'
import type { NumberedWords } from './feed-words.ts'
import { type Fixture, readFixture } from './read-fixture.ts'
import { generatedAt, type Named, readNamed } from './read-parts.ts'
import { parseUrn } from './urns.ts'

/** Matches of a schedule that have not begun. A stage has no two sides, and what has begun comes with its messages. */
export function readSchedule(root: XmlElement): {
  readonly fixtures: readonly Fixture[]
  readonly dropped: readonly string[]
} {
  const matches = childrenNamed(root, 'sport_event').filter(
    ({ attributes }) => parseUrn(attributes.id ?? '')?.kind === 'match',
  )
  const read = matches.map((one) => readFixture(one, generatedAt(root)))
  return {
    fixtures: read.flatMap((one) => (typeof one !== 'string' && one.play === PLAY.notStarted ? [one] : [])),
    dropped: read.filter((one) => typeof one === 'string'),
  }
}

/** Leagues of `tournaments.xml`; what is wrong with one, as text. */
export function readLeagues(root: XmlElement): readonly (Named | string)[] {
  return childrenNamed(root, 'tournament').map((one) => readNamed(one) ?? 'a tournament without id and name')
}

/** Names of sports, by the vendor's numbers. */
export function readSports(root: XmlElement): readonly (NumberedWords | string)[] {
  return childrenNamed(root, 'sport').map((one) => {
    const sport = readNamed(one)
    const urn = sport === null ? null : parseUrn(sport.urn)
    if (sport === null || urn === null || urn.kind !== 'sport') return 'a sport without id and name'
    return { kind: 'sport', number: urn.id, words: sport.name }
  })
}
