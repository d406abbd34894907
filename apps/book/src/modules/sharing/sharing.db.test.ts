import { describe, expect, test } from 'vitest'
import { injectCall } from '../../testing/inject-call.ts'
import { onBook } from '../../testing/on-book.ts'
import { onDatabase } from '../../testing/on-database.ts'
import { single, system, type TestPlayer } from '../../testing/test-player.ts'
import { publishSite } from '../site/index.ts'
import { dropExpiredShareCodes } from './drop-expired-share-codes.ts'

const DAY_MS = 86_400_000

onDatabase((suite) => {
  describe('sharing', () => {
    test('BETS-03: a visitor restores shared bets at the prices of that moment, named in their language', () =>
      onBook(suite, async ({ book, match, player }) => {
        const [game, other] = [match(), match()]
        const bets = [single(game.home, 10_00), { selections: [game.away, other.home], stake: null }]
        const { code, expires_at } = await share(await player(), bets)
        expect(Date.parse(expires_at)).toBe(book.clock.now() + 30 * DAY_MS)
        game.moves({ home: 25_000 })
        const restored = await restore(book.app, code.toLowerCase(), 'de')
        expect(restored).toMatchObject([
          {
            type: 'single',
            stake: { value: 10_00, currency: 'EUR', subunits: 100 },
            selections: [{ ...game.home, odds: 25_000, active: true, match: { name: game.description.name } }],
          },
          { type: 'combo', stake: null, system: null, selections: [game.away, other.home] },
        ])
        expect(restored[0]?.selections[0]?.outcome.name).toBe(game.description.home)
      }))

    test('BETS-03: a suspended selection is restored with a mark, one that is over is not, and the bet keeps the others', () =>
      onBook(suite, async ({ book, match, player }) => {
        const games = [match(), match(), match()] as const
        const picks = games.map((game) => game.home)
        const { code } = await share(await player(), [system('2/3', picks, 5_00)])
        expect((await restore(book.app, code))[0]).toMatchObject({ type: 'system', system: { id: '2/3' } })
        games[0].suspends()
        await games[1].ends()
        const [bet] = await restore(book.app, code)
        expect(bet).toMatchObject({ type: 'combo', system: null })
        expect(bet?.selections.map(({ match_id, active }) => [match_id, active])).toEqual([
          [games[0].id, false],
          [games[2].id, true],
        ])
        await games[0].ends()
        await games[2].ends()
        expect(await restore(book.app, code)).toEqual([])
      }))

    test('BETS-03: an unknown, malformed or expired code has its own error, and expired codes are forgotten', () =>
      onBook(suite, async ({ book, match, player }) => {
        const { code } = await share(await player(), [single(match().home, 10_00)])
        const refusal = async (text: string) =>
          (await injectCall(book.app, 'getSharedBets', { query: { code: text } })).error
        for (const text of ['0000000000', 'nonsense', "' OR 1=1 --"]) {
          expect((await refusal(text)).key).toBe('error.share_bet.not_found')
        }
        book.clock.advance(30 * DAY_MS - 1)
        expect((await injectCall(book.app, 'getSharedBets', { query: { code } })).status).toBe(200)
        book.clock.advance(1)
        expect((await refusal(code)).key).toBe('error.share_bet.not_found')
        await dropExpiredShareCodes(book.parts.db, book.clock.now())
        expect(await book.parts.db.query('SELECT 1 FROM share_codes WHERE code = $1', [code])).toEqual([])
      }))

    test('BETS-03: a slip that can never be restored gets no code; a visitor must sign in', () =>
      onBook(suite, async ({ book, match, player }) => {
        const demo = await player()
        const { home } = match()
        const refusal = async (bet: unknown) =>
          (await demo.call('createShareCode', { body: { bets: [bet] } })).error.key
        expect(await refusal({ selections: [{ ...home, outcome_id: '99' }] })).toBe(
          'error.place_bets.unknown_selection',
        )
        expect(await refusal({ selections: [home], system_id: '2/3' })).toBe('error.place_bets.wrong_system')
        expect(await refusal({ selections: [home], stake: { value: 1, currency: 'XAU' } })).toBe('error.validation')
        expect(await refusal({ selections: [] })).toBe('error.validation')
        expect(await refusal({ selections: [home], bonus: { id: 1 } })).toBe('error.validation')
        const visitor = await injectCall(book.app, 'createShareCode', { body: { bets: [{ selections: [home] }] } })
        expect(visitor.error.key).toBe('error.unauthorized')
      }))

    test('BETS-03: a player who shares without end has to wait', () =>
      onBook(suite, async ({ book, match, player }) => {
        const demo = await player()
        const body = { bets: [single(match().home, 10_00)] }
        const statuses: number[] = []
        for (let i = 0; i < 101; i++) statuses.push((await demo.call('createShareCode', { body })).status)
        expect([statuses.slice(0, 100).every((status) => status === 201), statuses[100]]).toEqual([true, 429])
        const codes = await book.parts.db.query('SELECT code FROM share_codes WHERE player_id = $1', [demo.id])
        expect(codes).toHaveLength(100)
      }))

    test('BETS-03: a site that shares no bets gives no codes out and knows none, until it does again', () =>
      onBook(suite, async ({ book, match, player }) => {
        const demo = await player()
        const bet = single(match().home, 10_00)
        const { code } = await share(demo, [bet])
        const switched = (isShareBetOn: boolean) =>
          publishSite(book.parts.db, {
            body: JSON.stringify({ format: 1, isShareBetOn }),
            author: 'test',
            now: book.clock.now(),
            basedOn: null,
          })
        await switched(false)
        expect((await demo.call('createShareCode', { body: { bets: [bet] } })).status).toBe(403)
        expect((await injectCall(book.app, 'getSharedBets', { query: { code } })).error.code).toBe(1035)
        await switched(true)
        expect(await restore(book.app, code)).toHaveLength(1)
      }))
  })
})

async function share(player: TestPlayer, bets: readonly unknown[]): Promise<{ code: string; expires_at: string }> {
  return (await player.call('createShareCode', { body: { bets: bets.map(withoutBonus) } })).answer.data
}

/** Placement requests carry more than can be shared. */
function withoutBonus(bet: unknown): unknown {
  const { bonus: _, ...rest } = bet as { bonus?: unknown }
  return rest
}

async function restore(app: TestPlayer['app'], code: string, locale = 'en') {
  const headers = { 'accept-language': locale }
  return (await injectCall(app, 'getSharedBets', { query: { code }, headers })).answer.data.bets
}
