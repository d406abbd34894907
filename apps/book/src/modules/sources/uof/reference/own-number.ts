import type { Db } from '../../../../db/index.ts'
import { isOutrightKind, parseUrn } from './urns.ts'

/**
 * Larger numbers of a feed are not ours: numbers here have 32 bits, and those from 1,500,000,000 on are given to
 * others.
 */
const MOST = 999_999_999

/** Where numbers of this kind are used. */
export type Numbered = 'matches' | 'tournaments' | 'competitors' | 'categories'

/**
 * The number here of a thing of a feed: its own number where that is free, another one where something else has
 * it, or it is too large. It stays the same from then on.
 * @param shift what is added to its own number
 */
export async function ownNumber(tx: Db, urn: string, table: Numbered, shift = 0): Promise<number> {
  const [known] = await tx.query<{ id: number }>('SELECT id FROM feed_numbers WHERE urn = $1', [urn])
  if (known !== undefined) return known.id
  // Two fixtures that are taken up at once do not get one number.
  await tx.query("SELECT pg_advisory_xact_lock(hashtext('feed numbers'))", [])
  const { id: number = 0, kind = '' } = parseUrn(urn) ?? {}
  // A tournament on which one bets is an event as well as a league, under one number.
  const tables = new Set<Numbered>(isOutrightKind(kind) ? [table, 'matches', 'tournaments'] : [table])
  const isTaken = [...tables].map((one) => `EXISTS (SELECT 1 FROM ${one} WHERE id = $2)`).join(' OR ')
  const wanted = number === 0 || number > MOST ? 0 : number + shift
  const [row] = await tx.query<{ id: number }>(
    `INSERT INTO feed_numbers (urn, id)
     SELECT $1, CASE WHEN $2 > 0 AND NOT (${isTaken}) THEN $2
                     ELSE nextval('feed_numbers_taken')::int END
     ON CONFLICT (urn) DO UPDATE SET urn = EXCLUDED.urn RETURNING id`,
    [urn, wanted],
  )
  if (row === undefined) throw new Error(`${urn} got no number.`)
  return row.id
}

/** What a fixture speaks of, by its numbers here. */
export interface FixtureNumbers {
  readonly match: number
  /** Null in dialects without. */
  readonly category: number | null
  readonly tournament: number
  readonly home: number
  readonly away: number
}
