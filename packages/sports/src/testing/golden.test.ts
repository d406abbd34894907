import { expect, test } from 'vitest'
import { SPORT_MODELS } from '../sports.ts'
import GOLDEN from './golden.json' with { type: 'json' }
import { type GoldenLines, goldenDraws, goldenHashes, goldenMatches, goldenOutrights, goldenRaces } from './golden.ts'

const matchSports = Object.keys(SPORT_MODELS) as (keyof typeof SPORT_MODELS)[]
const worlds: readonly (readonly [string, () => GoldenLines])[] = [
  ...matchSports.map((sport) => [sport, () => goldenMatches(sport)] as const),
  ['lottery', goldenDraws],
  ['horse-racing', goldenRaces],
  ['outrights', goldenOutrights],
]

/**
 * Everything described, priced, decided, priced together and shown of seeded matches: the wire and the money of the
 * demo world. To change it on purpose, take the new line from the failing test and give the reason in the commit.
 */
test.each(worlds)('the seeded world of %s stays as it is, to the character', (sport, lines) => {
  expect(goldenHashes(lines())).toEqual((GOLDEN as Readonly<Record<string, unknown>>)[sport])
})
