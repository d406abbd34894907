import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drawSubject, faultOfDraw } from '@touchline/betting'
import { describe, expect, test } from 'vitest'
import { jackpot } from '../../operator/jackpot.ts'
import { perform } from '../../operator/perform.ts'
import { injectCall } from '../../testing/inject-call.ts'
import { onBook } from '../../testing/on-book.ts'
import { onDatabase, onPostgres } from '../../testing/on-database.ts'
import type { TestBook } from '../../testing/test-book.ts'
import { combo, single } from '../../testing/test-player.ts'
import { jackpotFaults } from './index.ts'

let serial = 0

const MINI = {
  code: 'mini',
  name: { en: 'Mini', de: 'Klein' },
  seed_amount: 5_00,
  share_ppm: 5_000,
  one_in: 1_000_000,
  counted_stake: 100_00,
}
const DEFINITION = {
  name: { en: 'Test Jackpot', de: 'Probejackpot' },
  currency: 'EUR',
  min_stake: 1_00,
  min_odds: 11_000,
  approve_up_to: 50_00,
  levels: [MINI, { ...MINI, code: 'grand', name: 'Grand', seed_amount: 1_000_00, share_ppm: 1_234 }],
}

/** A jackpot in play while a test runs, and what operators say about it. */
async function inPlay(
  book: TestBook,
  run: (game: { code: string; id: number; operates(...words: string[]): Promise<string> }) => Promise<void>,
  change: object = {},
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-jackpot-'))
  const code = `test-${++serial}`
  const operates = async (...words: string[]) => {
    const { ok, text } = await perform({ name: 'jackpot', args: words }, { ...book.parts, cwd: folder })
    expect(ok, text).toBe(true)
    return text
  }
  try {
    await writeFile(join(folder, 'jackpot.json'), JSON.stringify({ ...DEFINITION, code, ...change }))
    const id = Number(/number (\d+)\.$/.exec(await operates('define', 'jackpot.json'))?.[1])
    // Bets read the running jackpots from memory.
    book.clock.advance(2_500)
    await run({ code, id, operates })
    await operates('finish', code)
    book.clock.advance(11_000)
    await book.does('settlement')
    const report = await operates('report', code)
    expect(report).toContain('Every draw is what its seed gives.')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

onDatabase((suite) => {
  describe('jackpots', () => {
    test('BONUS-04: bets that take part feed the levels exactly, and say so; the others do not', () =>
      onBook(suite, async ({ book, match, player }) => {
        await inPlay(book, async ({ id }) => {
          const game = match()
          const [demo, other] = [await player(), await player({ USD: 100_00 })]
          const read = async () => (await demo.call('getJackpot', { params: { id } })).answer.data
          expect(await read()).toMatchObject({ name: 'Test Jackpot', amount: 1_005_00, pool_amount: 0, hits_amount: 0 })

          const bets = [single(game.home, 10_33), single(game.home, 99), { selections: [game.home] }]
          const found = await demo.call('findJackpots', { body: { meta: { device_id: 'd' }, locale: 'de', bets } })
          expect(found.answer.data).toEqual([{ jackpots: [{ id }] }, { jackpots: [] }, { jackpots: [] }])
          const slip = await demo.call('findAvailableBonuses', { body: { locale: 'pt-BR', bets } })
          expect(slip.answer.data.map((bet) => bet.jackpots)).toEqual([[{ id }], [], []])

          const [fed] = (await demo.places(single(game.home, 10_33))).expectAccepted()
          const [small] = (await demo.places(single(game.away, 99))).expectAccepted()
          const [dollars] = (await other.places(single(game.home, 10_00, 'USD'))).expectAccepted()
          expect([fed?.used_in_jackpot, small?.used_in_jackpot, dollars?.used_in_jackpot]).toEqual([true, false, false])
          await book.passes(1_000)
          // 1,033 x 0.005 = 5.165 and 1,033 x 0.001234 = 1.274722: the rest is carried.
          expect(await read()).toMatchObject({ amount: 1_005_06, pool_amount: 6 })
          expect((await demo.bet(fed?.id ?? 0)).used_in_jackpot).toBe(true)
          ;(await demo.places(single(game.home, 10_33))).expectAccepted()
          await book.passes(1_000)
          // 10.33 + 2.549444.
          expect((await read()).levels).toEqual([
            { name: 'Mini', pool_amount: 5_10, state: 'active' },
            { name: 'Grand', pool_amount: 1_000_02, state: 'active' },
          ])
          const german = await injectCall(book.app, 'getJackpots', { headers: { 'accept-language': 'de' } })
          expect(german.answer.data.map(({ name }) => name)).toContain('Probejackpot')
        })
      }))

    test('BONUS-04: a hit is paid once, announced and seen; its seed is revealed and proves the draws', () =>
      onBook(suite, async ({ book, match, player }) => {
        await inPlay(book, async ({ code, id, operates }) => {
          const game = match()
          const demo = await player({ EUR: 100_00 })
          const terms = async () => (await injectCall(book.app, 'getJackpotTerms', { params: { id } })).answer.data
          const promised = (await terms()).levels[0]?.commitment ?? ''
          const key = `key-of-${code}`
          await operates('due', code, 'mini')
          const [bet] = (await demo.places(combo([game.home, match().home], 20_00), { key })).expectAccepted()
          await book.does('settlement')
          expect((await demo.call('getJackpotHits', { query: { for_user: 'true' } })).answer.data).toMatchObject([
            { status: 'approved', amount: 5_10, jackpot_id: id, jackpot_level_code: 'mini', seen: false },
          ])
          await demo.expectBalance(80_00)
          await book.does('settlement')
          await book.does('settlement')
          await demo.expectBalance(85_10)
          await book.works()

          const own = { query: { for_user: 'true', unseen: 'true' } }
          const [hit] = (await demo.call('getJackpotHits', own)).answer.data
          expect(hit).toMatchObject({ status: 'paid', amount: 5_10, amount_eur: 5_10, jackpot_level_name: 'Mini' })
          expect(hit?.user_hash).toMatch(/^[0-9a-f]{16}$/)
          const everybody = { query: { jackpot_id: `${id}` } }
          expect((await injectCall(book.app, 'getJackpotHits', everybody)).answer.data).toHaveLength(1)
          const body = { bonuses: [{ id: hit?.id ?? 0, type: 'jackpot' }] }
          expect((await (await player()).call('markBonusesAsSeen', { body })).status).toBe(204)
          expect((await demo.call('getJackpotHits', own)).answer.data).toHaveLength(1)
          expect((await demo.call('markBonusesAsSeen', { body })).status).toBe(204)
          expect((await demo.call('getJackpotHits', own)).answer.data).toEqual([])

          const notes = (await demo.call('getNotifications')).answer.data
          expect(notes[0]).toMatchObject({
            type: 'jackpot',
            object_type: 'jackpot',
            object_id: id,
            title: 'Jackpot paid',
          })
          expect(notes[0]?.body).toBe('You won Test Jackpot, Mini: €5.10 added to your balance.')
          expect(book.received(demo).map(({ type }) => type)).toContain('notification')
          const moved = (await demo.call('getStatements', { query: { type: 'jackpot' } })).answer.data
          expect(moved).toMatchObject([{ type: 'jackpot', amount: 5_10, bet_id: bet?.id }])
          expect((await demo.call('getJackpot', { params: { id } })).answer.data).toMatchObject({
            hits_amount: 5_10,
            levels: [{ name: 'Mini', pool_amount: 5_00 }, {}],
          })

          const after = await terms()
          const [proof] = after.revealed
          expect(proof).toMatchObject({ level_code: 'mini', round: 1, commitment: promised })
          expect(after.levels[0]?.commitment).not.toBe(promised)
          const subject = drawSubject({ jackpotId: id, levelCode: 'mini', betId: bet?.id ?? 0, clientKey: key })
          const record = { commitment: promised, seed: proof?.seed ?? '', subject, weights: [20_00, 99_998_000] }
          // It was due: without that, one in fifty thousand would have won.
          expect(faultOfDraw({ ...record, drawn: 1 })).toBeNull()
        })
      }))

    test('BONUS-04: entries are folded into their draws after 90 days, which stay proven, and bets still say that they took part', () =>
      onBook(suite, async ({ book, match, player }) => {
        await inPlay(book, async ({ code, id, operates }) => {
          const [game, other] = [match(), match({ isLive: true })]
          const demo = await player({ EUR: 100_00 })
          const [bet] = (await demo.places(single(game.home, 20_00))).expectAccepted()
          const [refused] = (await demo.places(single(other.home, 5_00))).expectAccepted()
          other.suspends()
          await book.passes(5_000)
          expect((await demo.bet(refused?.id ?? 0)).status).toBe('rejected')
          const entries = () =>
            book.parts.db.query<{ state: string }>(
              'SELECT state FROM jackpot_entries WHERE jackpot_id = $1 ORDER BY 1',
              [id],
            )
          expect((await entries()).map(({ state }) => state)).toEqual(['drawn', 'left_out'])
          book.clock.advance(91 * 86_400_000)
          await book.does('housekeeping')
          expect(await entries()).toEqual([])
          expect(await operates('report', code)).toContain('Every draw is what its seed gives.')
          expect(await jackpotFaults(book.parts.db)).toEqual([])
          const [row] = await book.parts.db.query<{ taken: boolean }>(
            `SELECT EXISTS (SELECT 1 FROM jackpot_draws WHERE bet_id = $1 AND client_key <> '') AS taken`,
            [bet?.id ?? 0],
          )
          expect(row?.taken).toBe(true)
        })
      }))

    test('BONUS-04: a large hit waits for approval, is not shown before, and is paid or goes back into the pool', () =>
      onBook(suite, async ({ book, match, player }) => {
        await inPlay(book, async ({ code, id, operates }) => {
          const game = match()
          const demo = await player({ EUR: 1_000_00 })
          const hits = async () => (await demo.call('getJackpotHits', { query: { for_user: 'true' } })).answer.data
          const hit = async () => {
            await operates('due', code, 'grand')
            ;(await demo.places(single(game.home, 100_00))).expectAccepted()
            await book.passes(1_000)
            const listed = await operates('hits')
            expect(await hits()).toEqual([])
            expect((await demo.call('getNotifications')).answer.data[0]?.title).toBe('Jackpot hit')
            return /^(\d+) {2}/.exec(listed)?.[1] ?? ''
          }
          const first = await hit()
          expect(await operates('decline', first, 'two', 'accounts')).toBe(`Hit ${first} is declined.`)
          await book.works()
          expect((await demo.call('getNotifications')).answer.data[0]?.title).toBe('Jackpot not paid')
          // Its amount, 1,000.12, and the seed amount of the round that had begun.
          const pools = (await demo.call('getJackpot', { params: { id } })).answer.data.levels
          expect(pools[1]?.pool_amount).toBe(2_000_12)

          const second = await hit()
          await operates('approve', second)
          expect(await perform({ name: 'jackpot', args: ['approve', second] }, book.parts)).toMatchObject({ ok: false })
          await book.passes(1_000)
          expect(await hits()).toMatchObject([{ status: 'paid', amount: 2_000_24 }])
          await demo.expectBalance(1_000_00 - 200_00 + 2_000_24)
        })
      }))

    test('BONUS-04: a bet is drawn once it is accepted; one that is not taken, or cancelled before, never takes part', () =>
      onBook(suite, async ({ book, match, player }) => {
        await inPlay(book, async ({ code, id, operates }) => {
          const [live, gone] = [match({ isLive: true }), match({ isLive: true })]
          const demo = await player()
          await operates('due', code, 'mini')
          const [bet] = (await demo.places(single(live.home, 10_00))).expectAccepted()
          const [lost] = (await demo.places(single(gone.home, 10_00))).expectAccepted()
          expect(bet?.status).toBe('submitted')
          await book.does('settlement')
          expect((await demo.call('getJackpot', { params: { id } })).answer.data.pool_amount).toBe(0)
          gone.suspends()
          await book.passes(5_000)
          await book.works()
          const bets = [await demo.bet(bet?.id ?? 0), await demo.bet(lost?.id ?? 0)]
          expect(bets.map(({ status, used_in_jackpot }) => [status, used_in_jackpot])).toEqual([
            ['waiting_results', true],
            ['rejected', false],
          ])
          expect((await demo.call('getJackpotHits', { query: { for_user: 'true' } })).answer.data).toHaveLength(1)
        })
      }))

    test('BONUS-05: a jackpot is for verified players of its countries, and nothing is offered to an excluded player', () =>
      onBook(suite, async ({ book, match, player }) => {
        await inPlay(
          book,
          async ({ id }) => {
            const game = match()
            const [demo, verified] = [await player(), await player()]
            const bets = [single(game.home, 5_00)]
            await book.parts.db.query('UPDATE players SET auth_phone_number = $2 WHERE id = $1', [
              verified.id,
              `+4915${id}${verified.id}`,
            ])
            const of = async (one: typeof demo) => (await one.call('findJackpots', { body: { bets } })).answer.data
            expect([await of(demo), await of(verified)]).toEqual([[{ jackpots: [] }], [{ jackpots: [{ id }] }]])
            expect((await demo.places(bets)).expectAccepted()[0]?.used_in_jackpot).toBe(false)
            expect((await verified.places(bets)).expectAccepted()[0]?.used_in_jackpot).toBe(true)
            await book.parts.db.query(
              `INSERT INTO player_limits (player_id, type, created_at, disable_at, ended_at) VALUES ($1, 'coolingoff', $2, $3, $3)`,
              [verified.id, new Date(book.clock.now()), new Date(book.clock.now() + 86_400_000)],
            )
            expect(await of(verified)).toEqual([{ jackpots: [] }])
            expect((await verified.call('getJackpots')).answer.data).toEqual([])
            expect((await demo.call('getJackpots')).answer.data.map((one) => one.id)).toContain(id)
          },
          { only_verified: true },
        )
        await inPlay(
          book,
          async ({ id }) => {
            expect((await injectCall(book.app, 'getJackpot', { params: { id } })).error.key).toBe('error.not_found')
            const demo = await player()
            const [bet] = (await demo.places(single(match().home, 5_00))).expectAccepted()
            expect(bet?.used_in_jackpot).toBe(false)
          },
          { country_codes: ['AT'] },
        )
      }))

    test('BONUS-04: a paused jackpot takes no bets, a finished one gives its pools back and reveals its seeds', () =>
      onBook(suite, async ({ book, match, player }) => {
        await inPlay(book, async ({ code, id, operates }) => {
          const demo = await player()
          const bet = single(match().home, 5_00)
          await operates('pause', code)
          book.clock.advance(2_500)
          expect((await demo.places(bet)).expectAccepted()[0]?.used_in_jackpot).toBe(false)
          expect((await demo.call('getJackpot', { params: { id } })).answer.data.levels[0]?.state).toBe('paused')
          await operates('resume', code)
          book.clock.advance(2_500)
          expect((await demo.places(bet)).expectAccepted()[0]?.used_in_jackpot).toBe(true)
        })
        const open = await book.parts.db.query('SELECT 1 FROM jackpot_rounds WHERE ended_at IS NULL')
        expect(open).toEqual([])
      }))

    test('BONUS-04: a file that is wrong changes nothing, and says every place', () =>
      onBook(suite, async ({ book }) => {
        const folder = await mkdtemp(join(tmpdir(), 'touchline-jackpot-'))
        const path = join(folder, 'wrong.json')
        const define = async (content: string) => {
          await writeFile(path, content)
          return perform({ name: 'jackpot', args: ['define', path] }, book.parts)
        }
        const file = { ...DEFINITION, code: 'wrong' }
        expect((await define('{')).text).toContain('the file is no JSON')
        expect((await define(JSON.stringify({ ...file, currency: 'XXX' }))).text).toContain('the book has no XXX')
        const levels = [
          { ...MINI, counted_stake: 10 ** 8 },
          { ...MINI, name: { de: 'Klein' } },
        ]
        const { ok, text } = await define(JSON.stringify({ ...file, levels, colour: 'red' }))
        expect([ok, text]).toEqual([false, expect.stringContaining('levels.1.name')])
        expect((await define(JSON.stringify({ ...file, levels: [levels[0], MINI] }))).text).toContain(
          'levels.0: a counted stake would win for certain\n  levels: two have one code',
        )
        expect((await jackpot.run(['report', 'wrong'], book.parts)).ok).toBe(false)
        expect((await jackpot.run(['due', 'wrong', 'mini'], book.parts)).ok).toBe(false)
        expect((await jackpot.run(['start'], book.parts)).text).toMatch(/^Usage/)
        await rm(folder, { recursive: true, force: true })
      }))
  })
})

/** Draws at once: where a database serves several connections. */
onPostgres((suite) => {
  describe('jackpots at once', () => {
    test('BONUS-04: bets drawn by two at once are drawn once each', () =>
      onBook(suite, async ({ book, match, player }) => {
        const file = { levels: [{ ...MINI, one_in: 20, seed_amount: 1, counted_stake: 19_99 }] }
        await inPlay(
          book,
          async ({ code, id, operates }) => {
            const game = match()
            const players = [await player({ EUR: 1_000_00 }), await player({ EUR: 1_000_00 })]
            for (const one of players) {
              for (let n = 0; n < 8; n++) (await one.places(single(game.home, 9_00 + n))).expectAccepted()
            }
            await Promise.all([book.does('settlement'), book.does('settlement'), book.does('settlement')])
            await book.passes(1_000)
            expect(await operates('report', code)).toContain('16 draws, ')
            // As many as there were draws: by chance more of them hit than the default length of a list.
            const query = { jackpot_id: `${id}`, limit: '16' }
            const paid = (await injectCall(book.app, 'getJackpotHits', { query })).answer.data
            expect(paid.every(({ status }) => status === 'paid')).toBe(true)
            const won = paid.reduce((sum, { amount }) => sum + amount, 0)
            const balances = await Promise.all(players.map((one) => one.balance()))
            const staked = players.length * (8 * 9_00 + 28)
            expect(balances[0] ?? 0).toBe(2_000_00 - staked + won - (balances[1] ?? 0))
          },
          file,
        )
      }))
  })
})
