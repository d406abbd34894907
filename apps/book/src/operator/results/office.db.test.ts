import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { countStuck } from '../../modules/outbox/index.ts'
import { onBook } from '../../testing/on-book.ts'
import { onDatabase } from '../../testing/on-database.ts'
import { planMatch } from '../../testing/plan-match.ts'
import { single } from '../../testing/test-player.ts'
import { openTestWorld } from '../../testing/test-world.ts'
import { audit } from '../audit.ts'
import { importFixtureFiles } from '../import-fixtures.ts'
import type { Operation } from '../operation.ts'
import { perform } from '../perform.ts'
import { serveOperator } from '../socket/operator-socket.ts'
import { cancel, rollbackCancel } from './cancel.ts'
import { ingest } from './ingest.ts'
import { abandon, postpone } from './matches.ts'
import { rollback } from './rollback.ts'
import { settle } from './settle.ts'

const HOUR_MS = 3_600_000
const CLI = new URL('../../cli/main.ts', import.meta.url).pathname

onDatabase((suite) => {
  describe('the office', () => {
    test('BETS-05: the operator sees why a leg is void, and who decided', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match()
        const demo = await player()
        await planMatch(book, game, book.clock.now() + HOUR_MS)
        const [bet] = (await demo.places(single(game.home, 10_00))).expectAccepted()
        const [id, betId] = [`${game.id}`, `${bet?.id}`]
        const shows = async () => (await audit.run(['bet', betId], book.parts)).text
        const runs = async (command: Operation, ...words: string[]) => {
          book.clock.advance(1_000)
          game.confirms()
          const { ok, text } = await command.run(words, book.parts)
          expect(ok, text).toBe(true)
        }
        const leg = `  leg 0: match ${id}, market 1, outcome 1 at 2.10  `
        expect(await shows()).toContain(`${leg}open`)
        await runs(settle, id, '1', '1=win', '--others', 'lose')
        expect(await shows()).toMatch(/win, decided by operator at .* \(bet_settlement \d+\)$/)
        await runs(cancel, id, '--reason', 'incorrect_odds')
        expect(await shows()).toMatch(/void \(incorrect_odds\), decided by operator at .* \(bet_cancel \d+\)$/)
        await runs(rollbackCancel, id)
        expect(await shows()).toMatch(/win, decided by operator at .* \(bet_settlement \d+\)$/)
        await runs(cancel, '--bet', betId)
        expect(await shows()).toMatch(/^Bet \d+: single, cancelled, canceled, cancelled as a whole by the operator: /)
        expect(await audit.run(['bet', '999999999'], book.parts)).toEqual({
          ok: false,
          text: 'There is no bet 999999999.',
        })
      }))

    test('BETS-05: of several messages about a market, the one about the outcome of the leg decided it', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match()
        const demo = await player()
        await planMatch(book, game, book.clock.now() + HOUR_MS)
        const [bet] = (await demo.places(single(game.home, 10_00))).expectAccepted()
        const id = `${game.id}`
        const shows = async () => (await audit.run(['bet', `${bet?.id}`], book.parts)).text
        const runs = async (command: Operation, ...words: string[]) => {
          book.clock.advance(1_000)
          game.confirms()
          const { ok, text } = await command.run(words, book.parts)
          expect(ok, text).toBe(true)
          return /^\w+ (\d+) is taken in/.exec(text)?.[1]
        }
        const own = await runs(settle, id, '1', '1=win')
        await runs(settle, id, '1', '2=lose')
        expect(await shows()).toMatch(new RegExp(`win, decided by operator at .* \\(bet_settlement ${own}\\)$`))
        await runs(rollback, id, '1')
        await runs(abandon, id)
        const abandoned = /void \(abandoned\), decided by operator at .* \(bet_cancel \d+\)$/
        expect(await shows()).toMatch(abandoned)
        // A market is not taken out of what called off the whole match.
        await runs(rollbackCancel, id, '1')
        expect(await shows()).toMatch(abandoned)
      }))

    test('BETS-01: each command does what it says to the bets, and says how many that were', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match()
        const demo = await player()
        const startsAt = book.clock.now() + HOUR_MS
        await planMatch(book, game, startsAt)
        const [bet] = (await demo.places(single(game.home, 10_00))).expectAccepted()
        const [id, betId] = [`${game.id}`, `${bet?.id}`]
        const runs = async (command: Operation, ...words: string[]) => {
          book.clock.advance(1_000)
          game.confirms()
          const { ok, text } = await command.run(words, book.parts)
          expect(ok, text).toBe(true)
          return text
        }
        const result = async () => (await demo.bet(bet?.id ?? 0)).result

        const text = await runs(settle, id, '1', '1=win', '--others', 'lose', '--final', '1:0')
        expect(text).toMatch(/^bet_settlement \d+ is taken in. Bets changed: 1\.$/)
        await demo.expectBalance(1_011_00)
        await runs(settle, id, '1', '1=win*1/2')
        expect((await demo.bet(bet?.id ?? 0)).win_amount).toBe(10_50)
        await runs(settle, id, '1', '2=win')
        expect((await demo.bet(bet?.id ?? 0)).win_amount).toBe(10_50)
        await runs(rollback, id, '1')
        expect(await result()).toBe('no_results')
        await runs(settle, id, '1', '1=lose')
        await runs(cancel, id, '1', '--from', new Date(book.clock.now()).toISOString())
        expect(await result()).toBe('lose_entire')
        await runs(cancel, id, '--to', new Date(book.clock.now()).toISOString(), '--reason', 'incorrect_odds')
        expect(await result()).toBe('refund_entire')
        await runs(rollbackCancel, id)
        expect(await result()).toBe('lose_entire')
        await runs(cancel, '--bet', betId)
        expect(await result()).toBe('canceled')
        await runs(rollbackCancel, '--bet', betId)
        expect(await result()).toBe('lose_entire')
        await runs(rollback, id)
        await runs(postpone, id, new Date(startsAt + 40 * HOUR_MS).toISOString())
        await runs(postpone, id)
        expect(await result()).toBe('no_results')
        await runs(abandon, id, '--reason', 'walkover')
        expect((await demo.bet(bet?.id ?? 0)).selections[0]?.explanation).toContain('cancelled (walkover)')
        await book.works()
        await demo.expectBalance(1_000_00)
        expect(await countStuck(book.parts.db, 0)).toBe(0)
      }))

    test('BETS-01: messages come from files; one that is not taken in whole fails the command, which says why', () =>
      onBook(suite, async ({ book, match }) => {
        const game = match()
        await planMatch(book, game, book.clock.now() + HOUR_MS)
        const folder = await mkdtemp(join(tmpdir(), 'touchline-ingest-'))
        const file = (name: string) => join(folder, name)
        await writeFile(
          file('good.xml'),
          `<bet_cancel event_id="sr:match:${game.id}"><market id="1"/><market/></bet_cancel>`,
        )
        await writeFile(file('other.xml'), '<bet_cancel event_id="sr:match:99999999"/>')
        const good = await ingest.run([file('good.xml'), file('other.xml')], book.parts)
        expect(good.ok).toBe(false)
        expect(good.text).toContain('good.xml: bet_cancel is taken in.\n  dropped: market without id')
        expect(good.text).toContain('other.xml: ignored: sr:match:99999999 is not an event of this book')
        await writeFile(file('whole.xml'), `<bet_cancel event_id="sr:match:${game.id}"><market id="1"/></bet_cancel>`)
        expect((await ingest.run([file('whole.xml')], book.parts)).ok).toBe(true)
        expect((await ingest.run([file('other.xml')], book.parts)).ok).toBe(false)
        expect((await ingest.run([file('missing.xml')], book.parts)).ok).toBe(false)
        await rm(folder, { recursive: true })
      }))

    test('BETS-01: a file that moves a match decides about its bets as the operator does', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        await openTestWorld(book)
        await book.parts.db.query("INSERT INTO world_state (key, value) VALUES ('seed', 'test'), ('speed', '1')")
        const folder = await mkdtemp(join(tmpdir(), 'touchline-import-'))
        const day = (days: number) => new Date(book.clock.now() + days * 24 * HOUR_MS).toISOString().slice(0, 10)
        const file = async (date: string, time: string) => {
          const match = { round: 'Matchday 1', date, time, team1: 'Northfield Rovers', team2: 'Southmoor Town' }
          const path = join(folder, 'league.json')
          await writeFile(path, JSON.stringify({ name: 'Testshire League', matches: [match] }))
          return path
        }
        const first = await file(day(10), '15:00')
        const refused = await importFixtureFiles.run([first], book.parts)
        expect([refused.ok, refused.text]).toEqual([false, expect.stringContaining('--country England --zone')])
        const place = ['--country', 'England']
        expect((await importFixtureFiles.run([first, ...place], book.parts)).ok).toBe(true)
        const [match] = await book.parts.db.query<{ id: number }>("SELECT id FROM matches WHERE seed LIKE 'import/%'")
        ;(await demo.places(single(book.offers({ id: match?.id ?? 0 }).home, 10_00))).expectAccepted()
        const sameDay = await importFixtureFiles.run([await file(day(10), '19:45'), ...place], book.parts)
        expect(sameDay.text).toMatch(/moved: .*: its bets stay valid/)
        await demo.expectBalance(990_00)
        const later = await importFixtureFiles.run([await file(day(20), '15:00'), ...place], book.parts)
        expect(later.text).toMatch(/moved: .*: bets placed before are void/)
        await demo.expectBalance(1_000_00)
        expect(await book.parts.db.query("SELECT 1 FROM matches WHERE seed LIKE 'import/%'")).toHaveLength(1)
        await book.parts.db.query('TRUNCATE world_state')
        await rm(folder, { recursive: true })
      }))

    test('BETS-01: a file in which home and away of a match change places voids its bets, and the new match takes others', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        await openTestWorld(book)
        const { db } = book.parts
        await db.query("INSERT INTO world_state (key, value) VALUES ('seed', 'test'), ('speed', '1')")
        const folder = await mkdtemp(join(tmpdir(), 'touchline-import-'))
        const date = new Date(book.clock.now() + 240 * HOUR_MS).toISOString().slice(0, 10)
        const imports = async (...[team1, team2]: string[]) => {
          const matches = [{ round: 'Matchday 1', date, time: '15:00', team1, team2 }]
          const path = join(folder, 'league.json')
          await writeFile(path, JSON.stringify({ name: 'Westshire League', matches }))
          const { ok, text } = await importFixtureFiles.run([path, '--country', 'England'], book.parts)
          expect(ok, text).toBe(true)
          return text
        }
        const stored = () =>
          db.query<{ id: number; status: number }>(
            "SELECT id, status FROM matches WHERE seed LIKE '%westshire%' ORDER BY id",
          )
        await imports('Westgate Rovers', 'Easton Town')
        const [before] = await stored()
        const home = book.offers({ id: before?.id ?? 0 }).home
        const [bet] = (await demo.places(single(home, 10_00))).expectAccepted()
        expect(await imports('Easton Town', 'Westgate Rovers')).toMatch(
          /sides changed places: Easton Town – Westgate Rovers: bets placed before are void/,
        )
        await demo.expectBalance(1_000_00)
        expect(await demo.bet(bet?.id ?? 0)).toMatchObject({ result: 'refund_entire', win_amount: 10_00 })
        expect((await demo.bet(bet?.id ?? 0)).selections[0]?.explanation).toContain('format changed')
        expect((await demo.places(single(home, 10_00))).result.status).toBe(400)
        const [off, anew] = await stored()
        expect([off?.status, anew?.status]).toEqual([5, 0])
        ;(await demo.places(single(book.offers({ id: anew?.id ?? 0 }).home, 10_00))).expectAccepted()
        // Once more the same file: the new match is known, and its bet stays.
        await imports('Easton Town', 'Westgate Rovers')
        await demo.expectBalance(990_00)
        await imports('Westgate Rovers', 'Easton Town')
        await demo.expectBalance(1_000_00)
        expect((await stored()).map(({ status }) => status)).toEqual([5, 5, 0])
        await db.query('TRUNCATE world_state')
        await rm(folder, { recursive: true })
      }))

    test('BETS-01: a message piped to the command reaches the running book over its socket, also one longer than a socket takes at once', () =>
      onBook(suite, async ({ book, match }) => {
        const game = match()
        await planMatch(book, game, book.clock.now() + HOUR_MS)
        const before = (await book.parts.db.query('SELECT 1 FROM settlement_messages', [])).length
        const dataDir = await mkdtemp(join(tmpdir(), 'touchline-pipe-'))
        const stop = await serveOperator({ dataDir, databaseUrl: null }, ({ cwd, ...command }) =>
          perform(command, { ...book.parts, cwd }),
        )
        const pipes = async (input: string, ...words: readonly string[]) => {
          const child = spawn(process.execPath, [CLI, 'ingest', ...words], {
            env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
            stdio: ['pipe', 'pipe', 'inherit'],
          })
          child.stdin.end(input)
          const [output, [code]] = await Promise.all([textOf(child.stdout), once(child, 'exit')])
          return { output, code }
        }
        const cancelled = `<bet_cancel event_id="sr:match:${game.id}"><market id="1"/></bet_cancel>`
        const long = cancelled.replace('<market', `<!--${'x'.repeat(1_000_000)}--><market`)
        expect(await pipes(long, '-')).toEqual({ output: 'standard input: bet_cancel is taken in.\n', code: 0 })
        expect((await book.parts.db.query('SELECT 1 FROM settlement_messages', [])).length).toBe(before + 1)
        expect(await pipes('', '-')).toMatchObject({ output: expect.stringContaining('nothing came in'), code: 1 })
        expect(await pipes('<odds', '-')).toMatchObject({ output: expect.stringContaining('unusable'), code: 1 })
        expect(await pipes(cancelled, '-', '-')).toMatchObject({ output: expect.stringContaining('once'), code: 1 })
        await stop()
        await rm(dataDir, { recursive: true })
      }))

    test('BETS-01: an unknown word is refused with the expected ones, and nothing is done', () =>
      onBook(suite, async ({ book, match }) => {
        const game = match()
        await planMatch(book, game, book.clock.now() + HOUR_MS)
        const count = async () => (await book.parts.db.query('SELECT 1 FROM settlement_messages', [])).length
        const before = await count()
        const id = `${game.id}`
        const wrong: readonly [Operation, string[], RegExp][] = [
          [settle, [], /A market is to be a number/],
          [settle, [id, '1'], /How did the outcomes end/],
          [settle, [id, '1', '1=wins'], /like 12=win/],
          [settle, [id, '1', '1=lose*1/2'], /share of a dead heat/],
          [settle, [id, '1', '1=win*3/2'], /share of a dead heat/],
          [settle, [id, '1', '1=win', '--others', 'win'], /void or lose/],
          [settle, ['one', '1', '1=win'], /A match is to be a number/],
          [settle, [id, '1', '1=win', '--sure'], /--sure/],
          [rollback, [id, 'x'], /A market is to be a number/],
          [cancel, [id, '--from', 'yesterday'], /like 2026-05-30/],
          [cancel, [id, '--from', '2026-05-30T18:00:00Z', '--to', '2026-05-29T18:00:00Z'], /ends before it begins/],
          [cancel, [id, '--reason', 'mood'], /A reason is one of/],
          [cancel, ['--bet', 'x'], /A bet is to be a number/],
          [abandon, [], /A match is to be a number/],
          [postpone, [id, '2026-05-30T18:00:00Z'], /in the future/],
          [ingest, [], /Which file/],
        ]
        for (const [command, words, answer] of wrong) {
          await expect(command.run(words, book.parts), words.join(' ')).rejects.toThrow(answer)
        }
        for (const [command, words] of [
          [settle, ['77777777', '1', '1=win']],
          [cancel, ['--bet', '77777777']],
          [abandon, ['77777777']],
          [postpone, ['77777777']],
        ] as const) {
          expect((await command.run(words, book.parts)).ok, words.join(' ')).toBe(false)
        }
        expect(await count()).toBe(before)
      }))
  })
})
