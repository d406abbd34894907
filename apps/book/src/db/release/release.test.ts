import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FOLDERS, migrate } from '../migrate.ts'
import { type DescribingDb, openDescribingDb } from './describing-db.ts'
import { narrowings } from './narrowings.ts'
import { readPin } from './pin.ts'
import { WIDER_RULES } from './wider-rules.ts'

const pin = await readPin()
const CURRENT = await readFile(new URL('../schema/schema.sql', import.meta.url), 'utf8')

let now: DescribingDb
beforeAll(async () => {
  now = await openDescribingDb()
  await migrate(now.db)
})
afterAll(() => now.db.close())

/**
 * What the last release's book would meet: statements that fail, and columns that it reads and that are gone or of
 * another type.
 */
async function faults(): Promise<readonly string[]> {
  const found: string[] = []
  for (const { sql, answers } of pin.statements) {
    try {
      const given = new Map((await now.describe(sql)).map(({ name, type }) => [name, type]))
      for (const { name, type } of answers)
        if (given.get(name) !== type) found.push(`${name} ${type} is ${given.get(name) ?? 'gone'} in: ${sql}`)
    } catch (error) {
      found.push(`${error instanceof Error ? error.message : error} in: ${sql}`)
    }
  }
  return found
}

/** Changes the schema, runs something, and takes the change back. */
async function changed(change: string, run: () => Promise<void>, back: string): Promise<void> {
  await now.db.exec(change)
  try {
    await run()
  } finally {
    await now.db.exec(back)
  }
}

describe("the last release's book on the schema of now", () => {
  test('its migrations are as they were', async () => {
    expect(pin.migrations.size).toBeGreaterThan(5)
    for (const [name, checksum] of pin.migrations) {
      const sql = await readFile(new URL(name, FOLDERS.migrations), 'utf8')
      expect(createHash('sha256').update(sql).digest('hex'), name).toBe(checksum)
    }
  })

  test('all its queries are valid, and return the columns that it reads', async () => {
    expect(pin.statements.length).toBeGreaterThan(400)
    for (const name of ['place_together', 'settle_bets', 'wallet_post', 'outbox_append'])
      expect(
        pin.statements.some(({ sql }) => sql.includes(name)),
        name,
      ).toBe(true)
    expect(await faults()).toEqual([])
  })

  test('all that it writes is taken: columns and rules that are new refuse nothing', () => {
    expect(narrowings(pin.schema, CURRENT, WIDER_RULES)).toEqual([])
    const rules = Object.keys(WIDER_RULES)
    for (const rule of rules)
      expect(CURRENT, 'A rule that is not there any more').toContain(rule.slice(rule.indexOf(': ') + 2))
    for (const rule of rules)
      expect(pin.schema, 'A rule of the release').not.toContain(rule.slice(rule.indexOf(': ') + 2))
  })

  test('its functions can be applied again, when its processes are started in place of all others', () =>
    changed(
      'BEGIN; SET LOCAL check_function_bodies = off',
      async () => {
        for (const sql of pin.functions.values()) await now.db.exec(sql)
        // Once all are there, their bodies are checked, too.
        await now.db.exec('SET LOCAL check_function_bodies = on')
        for (const [name, sql] of pin.functions) await expect(now.db.exec(sql), name).resolves.toBeUndefined()
        expect(await faults()).toEqual([])
      },
      'ROLLBACK',
    ))
})

describe('a schema that the last release cannot work on is found', () => {
  test('a renamed column, by the statements that name it', () =>
    changed(
      'ALTER TABLE bets RENAME COLUMN odds TO price',
      async () => {
        const found = await faults()
        expect(found.length).toBeGreaterThan(0)
        expect(found.every((fault) => /odds/.test(fault))).toBe(true)
      },
      'ALTER TABLE bets RENAME COLUMN price TO odds',
    ))

  test('a column that is returned as another type', () =>
    changed(
      'ALTER TABLE sessions ALTER COLUMN player_id TYPE bigint',
      async () => expect(await faults()).toContainEqual(expect.stringMatching(/^player_id integer is bigint in: /)),
      'ALTER TABLE sessions ALTER COLUMN player_id TYPE integer',
    ))

  test('a function that has another name', () =>
    changed(
      'ALTER FUNCTION settle_bets RENAME TO settle_bets_anew',
      async () =>
        expect(await faults()).toEqual([expect.stringMatching(/^function settle_bets\(.*\) does not exist in: /)]),
      'ALTER FUNCTION settle_bets_anew RENAME TO settle_bets',
    ))

  const RELEASED =
    "TABLE things\n  id integer NOT NULL\n  kind text NOT NULL DEFAULT 'a'::text\n  note text\n  PRIMARY KEY (id)\n\n"
  const narrowed = (from: string, to: string) => narrowings(RELEASED, RELEASED.replace(from, to))

  test('a new column without a default, one that must have a value now, and one of another type', () => {
    expect(narrowed('  note text\n', '  more text NOT NULL\n  note text\n')).toEqual([
      'things.more is new and needs a value: give it a default',
    ])
    expect(narrowed('note text', 'note text NOT NULL')).toEqual(['things.note could be null: drop NOT NULL'])
    expect(narrowed(" DEFAULT 'a'::text", '')).toEqual(['things.kind had a default: keep it'])
    expect(narrowed('note text', 'note jsonb')).toEqual(['things.note was text and is jsonb: add a column'])
  })

  test('a new rule of old columns, unless it is named as wider; what only adds is no fault', () => {
    const rule = "CHECK ((kind = 'a'::text))"
    const after = RELEASED.replace('  PRIMARY', `  ${rule}\n  PRIMARY`)
    expect(narrowings(RELEASED, after)).toEqual([expect.stringMatching(/^things has a new rule: CHECK/)])
    expect(narrowings(RELEASED, after, { [`things: ${rule}`]: 'There are no others.' })).toEqual([])
    expect(narrowed('  note text\n', "  more text NOT NULL DEFAULT ''::text\n  note text\n  UNIQUE (more)\n")).toEqual(
      [],
    )
    expect(narrowed('  note text\n', '')).toEqual([])
  })
})
