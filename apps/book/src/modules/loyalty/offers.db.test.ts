import { describe, expect, test } from 'vitest'
import { injectCall } from '../../testing/inject-call.ts'
import { onBook } from '../../testing/on-book.ts'
import { onDatabase } from '../../testing/on-database.ts'
import { single } from '../../testing/test-player.ts'

onDatabase((suite) => {
  describe('bonuses, jackpots and loyalty', () => {
    test('BONUS-03: every list of bonuses is empty, paged as specified, and readable by a visitor', () =>
      onBook(suite, async ({ book }) => {
        const page = (limit: number) => ({ data: [], pagination: { total: 0, page: 1, limit, last_page: 1 } })
        expect((await injectCall(book.app, 'getBonuses', { query: { available: 'true' } })).answer).toEqual({
          data: [],
        })
        expect((await injectCall(book.app, 'getComboboosts')).answer).toEqual(page(4))
        expect((await injectCall(book.app, 'getFreebets', { query: { limit: '7' } })).answer).toEqual(page(7))
        expect((await injectCall(book.app, 'getHuntings', { query: { isAvailable: 'true' } })).answer).toEqual(page(4))
        expect((await injectCall(book.app, 'getLootboxes', { query: { status: 'active' } })).answer).toEqual(page(4))
        expect((await injectCall(book.app, 'getHuntingTournaments')).answer).toEqual(page(1))
        expect((await injectCall(book.app, 'getLootboxes', { query: { status: 'lost' } })).status).toBe(400)
        expect((await injectCall(book.app, 'getBonuses', { query: { limit_per_type: '0' } })).status).toBe(400)
      }))

    test('BONUS-02: every bet of a slip gets its own response, with or without a stake', () =>
      onBook(suite, async ({ match, player }) => {
        const demo = await player()
        const bet = single(match().home, 1_00)
        const bets = [bet, { ...bet, stake: { value: 0, currency: 'EUR' } }, { selections: bet.selections }]
        const found = (await demo.call('findAvailableBonuses', { body: { bets } })).answer.data
        expect(found).toHaveLength(3)
        expect(found[0]).toMatchObject({ comboboost: null, freebet: [], jackpots: [] })
        expect((await demo.call('findJackpots', { body: { bets } })).answer.data).toEqual(
          bets.map(() => ({ jackpots: [] })),
        )
        expect((await demo.call('findAvailableBonuses', { body: { bets: [] } })).status).toBe(400)
      }))

    test('BONUS-03: a promo code that was never issued is refused as unknown, in the requested language', () =>
      onBook(suite, async ({ player }) => {
        const demo = await player()
        const headers = { 'accept-language': 'de' }
        const refused = await demo.call('applyPromoCode', { body: { code: 'WELCOME' }, headers })
        expect(refused.error).toMatchObject({ key: 'error.bonuses.promo_code_unknown' })
        expect(refused.error.localized_message).toContain('Aktionscode')
        const seen = { bonuses: [{ id: 1, type: 'freebet' }] }
        expect((await demo.call('markBonusesAsSeen', { body: seen })).status).toBe(204)
        expect((await demo.call('markBonusesAsSeen', { body: { bonuses: [] } })).status).toBe(400)
      }))

    test('BONUS-03: where no bonus is on offer none is shown, none can be activated or boosted, and no tournament is rated', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        const params = { typeplural: 'freebets', id: 7 }
        expect((await injectCall(book.app, 'getBonus', { params })).error.key).toBe('error.not_found')
        expect((await injectCall(book.app, 'getBonusTerms', { params })).error.key).toBe('error.not_found')
        const lost = { params: { ...params, typeplural: 'losses' } }
        expect((await injectCall(book.app, 'getBonus', lost)).error.key).toBe('error.validation')
        expect((await injectCall(book.app, 'getTournamentRating', { params: { id: 7 } })).error.key).toBe(
          'error.not_found',
        )
        const own = { params: { id: 7 } }
        expect((await injectCall(book.app, 'activateBonus', own)).error.key).toBe('error.unauthorized')
        expect((await demo.call('activateBonus', own)).error.key).toBe('error.not_found')
        const boost = { ...own, body: { freebet_id: 3 }, headers: { 'idempotency-key': 'no-such-box' } }
        expect((await demo.call('boostFreebet', boost)).error.key).toBe('error.not_found')
        expect((await demo.call('boostFreebet', { ...boost, body: {} })).error.key).toBe('error.validation')
        const keyless = await demo.call('boostFreebet', { ...own, body: { freebet_id: 3 } })
        expect(keyless.error.key).toBe('error.idempotency_key_missing')
      }))

    test('BONUS-04: no jackpot is in play: an empty list, no hits, and an id that names none', () =>
      onBook(suite, async ({ book, player }) => {
        expect((await injectCall(book.app, 'getJackpots')).answer.data).toEqual([])
        expect((await injectCall(book.app, 'getJackpot', { params: { id: 1 } })).error.key).toBe('error.not_found')
        expect((await injectCall(book.app, 'getJackpotHits', { query: { limit: '10' } })).answer.data).toEqual([])
        const own = { query: { for_user: 'true', unseen: 'true' } }
        expect((await injectCall(book.app, 'getJackpotHits', own)).error.key).toBe('error.unauthorized')
        expect((await (await player()).call('getJackpotHits', own)).answer.data).toEqual([])
      }))

    test("PLAYER-03: a player's limits, points and groups are shown to them alone; a visitor must sign in", () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        const { persistent, conditions } = (await demo.call('getCompPoints')).answer.data
        expect(persistent).toBe(0)
        // The steps follow each other without a gap.
        expect(conditions.slice(1).map(({ min }) => min)).toEqual(
          conditions.slice(0, -1).map(({ max }) => (max ?? 0) + 1),
        )
        expect((await demo.call('getStatusGroups')).answer.data.map(({ id }) => id)).toContain('player')
        expect((await demo.call('getUserLimits')).answer.data).toEqual([])
        expect((await demo.call('trackActivity')).status).toBe(204)
        for (const call of ['getCompPoints', 'getStatusGroups', 'getUserLimits', 'trackActivity'] as const) {
          expect((await injectCall(book.app, call)).error.key).toBe('error.unauthorized')
        }
      }))
  })
})
