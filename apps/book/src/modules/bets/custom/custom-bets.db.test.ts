import type { BetRequest } from '@touchline/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { injectCall } from '../../../testing/inject-call.ts'
import type { ModelledMatch } from '../../../testing/modelled-match.ts'
import { onBook } from '../../../testing/on-book.ts'
import { onDatabase } from '../../../testing/on-database.ts'
import type { TestBook } from '../../../testing/test-book.ts'
import type { TestSelection } from '../../../testing/test-match.ts'
import type { TestPlayer } from '../../../testing/test-player.ts'

const DELAY_MS = 3_000

/** Several outcomes of one match at one price. */
function custom(selections: readonly TestSelection[], odds: number, stake: number): BetRequest {
  return { stake: { value: stake, currency: 'EUR' }, selections: [...selections], custom_odds: odds }
}

async function oddsOf(player: TestPlayer, selections: readonly TestSelection[]): Promise<number> {
  return (await player.call('getCustomOdds', { body: { selections } })).answer.data.odds
}

/** Home wins, both score, more than two and a half goals. */
function goalsOf(match: ModelledMatch): readonly [TestSelection, TestSelection, TestSelection] {
  return [match.pick(1, '', '1'), match.pick(29, '', '74'), match.pick(18, 'total=2.5', '12')]
}

/** Everything on the board of a match that may go into a custom bet. */
function joinable(book: TestBook, match: ModelledMatch): readonly TestSelection[] {
  const markets = [...(book.parts.board.event(match.id)?.markets.values() ?? [])]
  return markets.flatMap(({ id, specifier, outcomes }) =>
    outcomes
      .filter(
        (outcome) => outcome.active && match.jointProbability([{ id, specifier, outcomeId: outcome.id }]) !== null,
      )
      .map((outcome) => match.pick(id, specifier, outcome.id)),
  )
}

function jointOf(match: ModelledMatch, picks: readonly TestSelection[]): number | null {
  return match.jointProbability(
    picks.map((pick) => ({ id: pick.market_id, specifier: pick.specifier, outcomeId: pick.outcome_id })),
  )
}

onDatabase((suite) => {
  describe('custom bets', () => {
    test('MATCH-03: correlated outcomes get one price: below the fair one, and below the product of their own', () =>
      onBook(suite, async ({ modelled, player }) => {
        const match = modelled('correlated')
        const demo = await player()
        const [home, both, over] = goalsOf(match)
        const { data } = (await demo.call('getCustomOdds', { body: { selections: [both, over] } })).answer
        expect(data.selections).toMatchObject([{ odds: both.odds, redundant: false }, { redundant: false }])
        expect(data.odds).toBeLessThan(10_000 / (jointOf(match, [both, over]) ?? 1))
        expect(data.odds).toBeLessThan((both.odds * over.odds) / 10_000)
        expect(await oddsOf(demo, [over, both])).toBe(data.odds)
        expect(await oddsOf(demo, [home])).toBe(home.odds)
        const corners = match.pick(162, '', '1')
        const product = (home.odds * corners.odds) / 10_000
        const independent = await oddsOf(demo, [home, corners])
        expect(independent).toBeLessThanOrEqual(product)
        expect(independent).toBeGreaterThan(product * 0.95)
      }))

    test('MATCH-03: outcomes that exclude each other are refused and named, one that others imply is flagged', () =>
      onBook(suite, async ({ modelled, player }) => {
        const match = modelled('contradiction')
        const demo = await player()
        const [home, , over] = goalsOf(match)
        const [away, one] = [match.pick(1, '', '3'), match.pick(18, 'total=1.5', '12')]
        const refused = await demo.call('getCustomOdds', { body: { selections: [home, away, over] } })
        expect(refused.error).toMatchObject({ code: 121, key: 'error.place_bets.custom_bet_impossible' })
        const named = refused.error.data.errors_by_bet[0]?.selections ?? []
        expect(named.map(({ outcome_id }) => outcome_id)).toEqual(['1', '3'])
        ;(await demo.places(custom([home, away], 50_000, 1_00))).expectRefused('custom_bet_impossible')

        const beside = (await demo.call('getCustomOdds', { body: { selections: [home], with_excluded: true } })).answer
          .data
        expect(beside.excluded).toContainEqual({ market_id: 1, specifier: '', outcome_id: '3' })
        expect(beside.excluded).not.toContainEqual({ market_id: 18, specifier: 'total=1.5', outcome_id: '12' })
        for (const { market_id, specifier, outcome_id } of beside.excluded) {
          expect(jointOf(match, [home, match.pick(market_id, specifier, outcome_id)])).toBe(0)
        }
        const { data } = (await demo.call('getCustomOdds', { body: { selections: [over, home, one] } })).answer
        expect(data.excluded).toEqual([])
        expect(data.selections.map(({ redundant }) => redundant)).toEqual([false, false, true])
        expect(data.odds).toBe(await oddsOf(demo, [over, home]))
      }))

    test('MATCH-03: lines that may return the stake, outcomes without a joint, other matches and doubles are refused', () =>
      onBook(suite, async ({ match, modelled, player }) => {
        const [game, other] = [modelled('refused'), modelled('other')]
        const demo = await player()
        const [home, both] = goalsOf(game)
        const drawNoBet = game.pick(11, '', '4')
        const ask = (...selections: readonly TestSelection[]) => demo.call('getCustomOdds', { body: { selections } })
        const returned = (await ask(both, drawNoBet)).error
        expect(returned).toMatchObject({ code: 122 })
        expect(returned.data.errors_by_bet[0]?.selections).toMatchObject([{ market_id: 11 }])
        expect((await ask(home, other.pick(1, '', '1'))).error.code).toBe(122)
        expect((await ask(match().home)).error.code).toBe(122)
        expect((await ask(home, home)).error.code).toBe(136)
        expect((await ask(home, { ...both, specifier: 'total=9' })).error.code).toBe(133)
        game.suspends()
        expect((await ask(home, both)).error).toMatchObject({ code: 130 })
        ;(await demo.places({ ...custom([home, both], 30_000, 1_00), system_id: '1/2' })).expectRefused('wrong_system')
        await demo.expectBalance(1_000_00)
      }))

    test('MATCH-03: a visitor may compose a custom bet; markets are listed by the catalogue', () =>
      onBook(suite, async ({ book, modelled }) => {
        const body = { selections: goalsOf(modelled('visitor')) }
        expect((await injectCall(book.app, 'getCustomOdds', { body })).status).toBe(200)
        expect((await injectCall(book.app, 'getCustomMarkets', { params: { matchId: 999_999 } })).error.code).toBe(1020)
        const settings = (await injectCall(book.app, 'getSettings')).answer.data
        expect(settings).toMatchObject({ custom_bet_enabled: true, custom_bet_allow_single: true })
      }))

    test('PLACE-02: a custom bet is taken at its price; a moved one is code 120 by the acceptance mode', () =>
      onBook(suite, async ({ modelled, player }) => {
        const match = modelled('placed')
        const demo = await player()
        const picks = goalsOf(match)
        const odds = await oddsOf(demo, picks)
        const [bet] = (await demo.places(custom(picks, odds, 10_00))).expectAccepted()
        expect(bet).toMatchObject({ type: 'custom_bet', status: 'waiting_results', odds, system: null })
        expect(bet?.win_amount).toBe(Math.round((10_00 * odds) / 10_000))
        await demo.expectBalance(990_00)
        for (const [claim, mode] of [
          [odds + 1_000, 'none'],
          [odds + 1_000, 'higher'],
        ] as const) {
          const error = (await demo.places(custom(picks, claim, 5_00), { mode })).expectRefused('invalid_custom_odds')
          expect(error.data.errors_by_bet[0]).toMatchObject({ code: 120, current_odds: odds, selections: [] })
        }
        for (const [claim, mode] of [
          [odds - 1_000, 'none'],
          [odds - 1_000, 'higher'],
          [odds + 1_000, 'any'],
        ] as const) {
          const [taken] = (await demo.places(custom(picks, claim, 5_00), { mode })).expectAccepted()
          expect(taken?.odds).toBe(odds)
        }
      }))

    test('MATCH-03: sets and games of a tennis match, points and winner of a basketball match: one price, settled as one', () =>
      onBook(suite, async ({ book, modelled, player }) => {
        const [tennis, basketball] = [modelled('served', 'tennis'), modelled('thrown', 'basketball')]
        const demo = await player()
        const total = [...(book.parts.board.event(basketball.id)?.markets.values() ?? [])].find(
          ({ id, most_balanced }) => id === 225 && most_balanced,
        )
        const slips = [
          { match: tennis, picks: [tennis.pick(202, 'setnr=1', '4'), tennis.pick(186, '', '4')] },
          {
            match: basketball,
            picks: [basketball.pick(219, '', '4'), basketball.pick(225, total?.specifier ?? '', '12')],
          },
        ]
        let balance = 1_000_00
        for (const { match, picks } of slips) {
          const odds = await oddsOf(demo, picks)
          expect(odds).toBeLessThan(10_000 / (jointOf(match, picks) ?? 1))
          ;(await demo.places(custom(picks, odds + 500, 10_00))).expectRefused('invalid_custom_odds')
          const [bet] = (await demo.places(custom(picks, odds, 10_00))).expectAccepted()
          const outcomes = await match.ends(picks)
          await book.works()
          const pays = outcomes.every((outcome) => outcome === 'win') ? (bet?.win_amount ?? 0) : 0
          balance += pays - 10_00
          await demo.expectBalance(balance)
        }
      }))

    test('PLACE-04: a live custom bet is priced again after the delay; one price counts, not those of the legs', () =>
      onBook(suite, async ({ book, modelled, player }) => {
        const [calm, moving] = [modelled('calm'), modelled('moving')]
        calm.moveTo(0.2)
        moving.moveTo(0.35)
        const demo = await player()
        const place = async (match: ModelledMatch) => {
          const totals = joinable(book, match).filter((pick) => pick.market_id === 18)
          const picks = [match.pick(1, '', '1'), ...totals.slice(0, 1)]
          const odds = await oddsOf(demo, picks)
          const [bet] = (await demo.places(custom(picks, odds, 10_00), { mode: 'none' })).expectAccepted()
          expect(bet?.status).toBe('submitted')
          return bet?.id ?? 0
        }
        const [kept, lost] = [await place(calm), await place(moving)]
        moving.moveTo(0.2)
        await book.passes(DELAY_MS)
        expect((await demo.bet(kept)).status).toBe('waiting_results')
        expect(await demo.bet(lost)).toMatchObject({ status: 'rejected', rejection: { code: 120 } })
        await demo.expectBalance(990_00)
      }))

    test('MATCH-03: settled as one: all won pays the price, one lost pays nothing, a void one returns the stake', () =>
      onBook(suite, async ({ book, modelled, player }) => {
        const demo = await player({ EUR: 10_000_00 })
        const seen = new Set<string>()
        for (let seed = 0; seed < 40 && seen.size < 3; seed++) {
          const match = modelled(`settled ${seed}`)
          const picks = [match.pick(18, 'total=1.5', '12'), match.pick(19, 'total=0.5', '12')]
          const odds = await oddsOf(demo, picks)
          const before = await demo.balance()
          const [bet] = (await demo.places(custom(picks, odds, 10_00))).expectAccepted()
          const [first, second] = await match.ends(seed === 0 ? picks.slice(0, 1) : picks)
          if (seed === 0) await match.voids(picks.slice(1))
          await book.works()
          const isLost = first === 'lose' || second === 'lose'
          const isVoid = seed === 0
          const result = isLost ? 'lose_entire' : isVoid ? 'refund_entire' : 'win_entire'
          const paid = isLost ? 0 : isVoid ? 10_00 : (bet?.win_amount ?? 0)
          expect(await demo.bet(bet?.id ?? 0)).toMatchObject({ status: 'done', result, win_amount: paid })
          await demo.expectBalance(before - 10_00 + paid)
          seen.add(result)
        }
        expect([...seen].sort()).toEqual(['lose_entire', 'refund_entire', 'win_entire'])
      }))

    test('MATCH-03: for every combination at every moment, the price is below fair, the same in any order, and one more leg never lowers the chance', () =>
      onBook(suite, async ({ book, modelled, player }) => {
        const demo = await player()
        const match = modelled('any')
        const moment = fc.oneof(fc.constant(-0.1), fc.double({ min: 0.02, max: 0.9, noNaN: true }))
        await fc.assert(
          fc.asyncProperty(
            moment,
            fc.array(fc.nat(), { minLength: 1, maxLength: 5 }),
            fc.nat(),
            async (at, nths, turn) => {
              match.moveTo(at)
              const all = joinable(book, match)
              const picks = [...new Set(nths.map((nth) => all[nth % all.length]))].filter((pick) => pick !== undefined)
              const { status, text } = await demo.call('getCustomOdds', { body: { selections: picks } })
              const fair = jointOf(match, picks)
              const alone = picks.map((pick) => jointOf(match, [pick]) ?? 0)
              expect(fair ?? 0).toBeLessThanOrEqual(Math.min(...alone) + 1e-9)
              if (fair === null || fair < 0.001) {
                expect(status).toBe(400)
                return
              }
              if (status !== 200) {
                // Too certain to be sold.
                expect(fair).toBeGreaterThan(0.9)
                return
              }
              const { odds, selections } = JSON.parse(text).data
              expect(odds).toBeLessThanOrEqual(10_000 / fair + 1e-6)
              const turned = [...picks.slice(turn % picks.length), ...picks.slice(0, turn % picks.length)]
              expect(await oddsOf(demo, turned)).toBe(odds)
              const needed = picks.filter((_, i) => !selections[i].redundant)
              expect(await oddsOf(demo, needed)).toBe(odds)
            },
          ),
          { numRuns: 10 * suite().histories },
        )
      }))
  })
})
