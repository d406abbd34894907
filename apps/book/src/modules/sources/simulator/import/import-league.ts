import type { Db } from '../../../../db/index.ts'
import { CATEGORIES, categoryId } from '../../../../seed/categories.ts'
import { slugOf } from '../../../catalogue/index.ts'
import type { Fixture } from './fixture.ts'

/** A league as imports need it. */
export interface ImportLeague {
  readonly id: number
  readonly key: string
  readonly name: string
  /** Key of its category. */
  readonly country: string
  readonly tempo: number
  /** Hours ahead of UTC. */
  readonly utcOffset: number
}

const FOOTBALL_ID = 1
/** Below every league of the demo world. */
const IMPORTED_PRIORITY = 90

/** The league of rows that belong to none of the world's: found from an earlier import, or made. */
export async function importedLeague(db: Db, { league, country }: Fixture): Promise<ImportLeague> {
  const name = league.replace(/\s+\d{4}([/-]\d{2,4})?$/, '')
  const category = [...CATEGORIES.values()].find(({ names }) => names.en === country) ?? CATEGORIES.get('international')
  if (category === undefined) throw new Error('The world has no international category.')
  const key = `import:${category.key}:${slugOf(name)}`
  const inCategory = categoryId(FOOTBALL_ID, category.place)
  await db.query(
    `INSERT INTO categories (id, sport_id, key, names, country_code, priority) VALUES ($1, $2, $3, $4::jsonb, $5, $6)
     ON CONFLICT DO NOTHING`,
    [inCategory, FOOTBALL_ID, category.key, JSON.stringify(category.names), category.country, category.place],
  )
  await db.query(
    `INSERT INTO tournaments (id, category_id, key, names, priority, provider, tempo, best_of)
     SELECT nextval('imported_ids'), $1, $2, $3::jsonb, $4, 'betradar', 1, 0
     WHERE NOT EXISTS (SELECT 1 FROM tournaments WHERE key = $2)`,
    [inCategory, key, JSON.stringify({ en: name, de: name }), IMPORTED_PRIORITY],
  )
  const [row] = await db.query<{ id: number }>('SELECT id FROM tournaments WHERE key = $1', [key])
  if (row === undefined) throw new Error(`League ${name} could not be stored.`)
  return { id: row.id, key, name, country: category.key, tempo: 1, utcOffset: category.utcOffset }
}
