import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { perform } from '../../operator/perform.ts'
import { as, FREEBET } from '../../testing/given-bonuses.ts'
import { onBook } from '../../testing/on-book.ts'
import { onDatabase } from '../../testing/on-database.ts'
import type { TestBook } from '../../testing/test-book.ts'
import { single } from '../../testing/test-player.ts'

const KEY = 'by-command'
const TOURNAMENT = {
  ...{ key: 'race-by-command', type: 'hunting_tournament', name: { en: 'Race' }, level: 'season', currency: 'EUR' },
  ...{ pool: 10_00, points_per_unit: 10, odds_cap: 50_000, prize: KEY, prizes: [10_000] },
}

/** A folder with files of definitions, gone afterwards. */
async function withFiles(
  book: TestBook,
  run: (
    say: (...words: string[]) => Promise<{ readonly ok: boolean; readonly text: string }>,
    write: (name: string, bonuses: readonly object[]) => Promise<void>,
    read: (name: string) => Promise<string>,
  ) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bonus-commands-'))
  try {
    await run(
      (...args) => perform({ name: 'bonus', args }, { ...book.parts, cwd: folder }),
      (name, bonuses) => writeFile(join(folder, name), JSON.stringify({ bonuses })),
      (name) => readFile(join(folder, name), 'utf8'),
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

onDatabase((suite) => {
  describe('an operator of bonuses', () => {
    test('BONUS-01 BONUS-05: defines them by a checked file, gives them once per reference, rests and withdraws them, and reads their use', () =>
      onBook(suite, ({ book, match, player }) =>
        withFiles(book, async (say, write, read) => {
          const demo = await player()
          const game = match({ odds: { home: 20_000 } })
          await write('wrong.json', [{ ...FREEBET, key: 'Bad Key', amounts: { EUR: 0 }, min_odds: 1 }])
          const wrong = await say('define', 'wrong.json')
          expect(wrong.ok).toBe(false)
          expect(wrong.text).toContain('Nothing was defined')
          expect(wrong.text).toContain('bonuses.0.key: is small letters, digits and dashes')
          expect(wrong.text).toContain('bonuses.0.amounts.EUR')

          await write('good.json', [{ ...FREEBET, key: KEY }, TOURNAMENT])
          expect(await say('define', 'good.json')).toEqual({
            ok: true,
            text: `  ${KEY}  defined\n  race-by-command  defined`,
          })
          expect((await say('define', 'good.json')).text).toBe(`  ${KEY}  changed\n  race-by-command  changed`)
          await write('other.json', [{ ...TOURNAMENT, pool: 20_00 }])
          expect(await say('define', 'other.json')).toMatchObject({ ok: false })

          expect(await say('issue', KEY, demo.email, 'sorry-1')).toMatchObject({ ok: true })
          expect(await say('issue', KEY, demo.email, 'sorry-1')).toMatchObject({ ok: false })
          expect(await say('issue', 'no-such', demo.email, 'sorry-1')).toMatchObject({ ok: false })
          expect(await say('issue', KEY, 'unknown@touchline.test', 'sorry-1')).toMatchObject({ ok: false })
          const [bonus] = (await demo.call('getFreebets')).answer.data
          const bet = { ...single(game.home, 10_00), ...as(bonus?.id ?? 0, 'freebet') }

          expect(await say('pause', KEY)).toMatchObject({ ok: true })
          ;(await demo.places(bet)).expectRefused('bonus_gone')
          expect(await say('resume', KEY, 'no-such')).toMatchObject({ ok: false })
          ;(await demo.places(bet)).expectAccepted()
          await game.ends()
          await book.works()
          expect(await say('report', 'report.csv')).toMatchObject({ ok: true })
          expect((await read('report.csv')).split('\n')).toContain(`${KEY},freebet,active,1,1,0,EUR,0,1,1000,1000`)
          expect((await say('finish', 'race-by-command')).text).toBe('race-by-command: over, 0 prizes given.')
          expect(await say('disable', KEY)).toMatchObject({ ok: true })
          expect((await demo.call('getFreebets')).answer.data[0]?.status).toBe('deactivated')
          expect(await say('paint', KEY)).toMatchObject({ ok: false })
        }),
      ))
  })
})
