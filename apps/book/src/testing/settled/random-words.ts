import fc from 'fast-check'
import type { Db } from '../../db/index.ts'
import type { TestBook } from '../test-book.ts'
import type { TestMatch } from '../test-match.ts'
import { testOperator } from '../test-operator.ts'
import { createVirtualClock } from '../virtual-clock.ts'

const ENDING = fc.constantFrom('win', 'half_win', 'void', 'half_lose', 'lose', 'dead heat', null)
const MATCH = fc.nat({ max: 4 })

/** One message about a match or a bet. */
const WORD = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('settles' as const),
      match: MATCH,
      home: ENDING,
      draw: ENDING,
      away: ENDING,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('rollsBack' as const, 'cancels' as const, 'abandons' as const, 'rollsBackCancel' as const),
      match: MATCH,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('withdraws' as const), match: MATCH, percent: fc.constantFrom(25, 55) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('cancelsBet' as const, 'rollsBackBetCancel' as const),
      nth: fc.nat({ max: 300 }),
    }),
  },
)
type Word = typeof WORD extends fc.Arbitrary<infer T> ? T : never

/** Statements that arrive before settlement runs. */
export const WORDS = fc.array(WORD, { minLength: 3, maxLength: 8 })

/** Stores messages as the office sends them; settles nothing. */
export async function saysWords(
  db: Db,
  at: number,
  matches: readonly TestMatch[],
  words: readonly Word[],
): Promise<void> {
  const office = { parts: { db }, clock: createVirtualClock(at), works: async () => {} } as unknown as TestBook
  for (const word of words) await apply(testOperator(office), db, matches, word)
}

async function apply(
  operator: ReturnType<typeof testOperator>,
  db: Db,
  matches: readonly TestMatch[],
  word: Word,
): Promise<void> {
  if ('nth' in word) {
    const [bet] = await db.query<{ id: bigint }>(
      'SELECT id FROM bets ORDER BY id OFFSET $1 % (SELECT count(*) FROM bets) LIMIT 1',
      [word.nth],
    )
    return operator[word.kind](Number(bet?.id))
  }
  const match = matches[word.match] as TestMatch
  switch (word.kind) {
    case 'settles': {
      const [home, draw, away] = [endingOf(word.home), endingOf(word.draw), endingOf(word.away)]
      return operator.settles(match, { home, draw, away })
    }
    case 'withdraws':
      return operator.withdraws(match, 'draw', word.percent)
    default:
      return operator[word.kind](match)
  }
}

function endingOf(ending: 'win' | 'half_win' | 'void' | 'half_lose' | 'lose' | 'dead heat' | null) {
  return ending === 'dead heat' ? { result: 'win' as const, deadHeatFactor: '1/2' } : ending
}
