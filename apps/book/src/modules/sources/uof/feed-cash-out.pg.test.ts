import { ERRORS } from '@touchline/contract'
import { expect, test } from 'vitest'
import { StoredReply } from '../../../kernel/refusal.ts'
import { describeOnBroker } from '../../../testing/feed-server/describe-on-broker.ts'
import type { FeedWorld } from '../../../testing/feed-server/on-feed-session.ts'
import type { TestPlayer } from '../../../testing/test-player.ts'
import { single } from '../../../testing/test-player.ts'
import { cashOutBet } from '../../bets/cash-out/cash-out-bet.ts'

let keys = 0

/** The vendor's probabilities API says this chance of the home side. */
function sendsChance({ live, urn }: FeedWorld, chance: number): void {
  const outcome = `<outcome id="1" probabilities="${chance}" active="1"/>`
  const market = `<market id="1" status="1" cashout_status="1">${outcome}</market>`
  live.vendor.api.documents.set(
    `/probabilities/${urn}`,
    `<cashout event_id="${urn}" product="1" timestamp="${Date.now()}"><odds>${market}</odds></cashout>`,
  )
}

/** Cashes a bet out as the process does that holds the session. Returns why it is not paid. */
async function cashesOut({ live }: FeedWorld, player: TestPlayer, betId: number, toCashout: number) {
  const parts = live.book.parts.bets
  const { customPricer = parts.customPricer } = live.source
  const answer = await cashOutBet({ ...parts, customPricer })({
    body: { bet_id: betId, to_cashout: toCashout },
    player: { playerId: player.id, sessionId: 0 },
    idempotencyKey: `cash-out-by-chances-${keys++}`,
    locale: 'en',
  } as Parameters<ReturnType<typeof cashOutBet>>[0])
  if (!(answer instanceof StoredReply)) throw new Error('The book did not keep its answer.')
  if (answer.status === 200) return 'paid'
  const { code } = JSON.parse(answer.body) as { code: number }
  return Object.entries(ERRORS).find(([, error]) => error.code === code)?.[0] ?? answer.body
}

await describeOnBroker("cash-outs by the vendor's probabilities", (broker) => {
  test('BETS-02: are paid by the probability of now, never above the price of now, and not while the API hangs; the audit agrees', () =>
    broker.onFeed(
      async (world) => {
        const { live, match, home, isOpen, prices } = world
        live.vendor.keepsUnsent(prices(2.5))
        await live.comesUp(1)
        await live.until('the price is shown', () => home() === 25_000 && isOpen())
        const demo = await live.book.player('first', { EUR: 100_00 })
        const pick = { match_id: match, market_id: 1, specifier: '', outcome_id: '1', odds: 25_000 }
        const place = async () => (await demo.places(single(pick, 10_00))).expectAccepted()[0]?.id ?? 0
        const [first, second] = [await place(), await place()]
        live.vendor.api.fault = 'hang'
        const begun = Date.now()
        expect(await cashesOut(world, demo, first, 1_00)).toBe('cash_out_unavailable')
        expect(Date.now() - begun).toBeLessThan(5_000)
        live.vendor.api.fault = 'none'
        // 10.00 at 2.50 with a chance of 0.3 is worth 7.50 without the margin of cash-outs.
        sendsChance(world, 0.3)
        await expect.poll(() => cashesOut(world, demo, first, 7_13), { timeout: 10_000 }).toBe('cash_out_changed')
        expect(await cashesOut(world, demo, first, 7_12)).toBe('paid')
        // By the price of now it is less likely than the vendor says.
        await live.vendor.sends(prices(5))
        await live.until('the next price is shown', () => home() === 50_000)
        expect(await cashesOut(world, demo, second, 7_12)).toBe('cash_out_changed')
        expect(await cashesOut(world, demo, second, 4_75)).toBe('paid')
        await demo.expectBalance(80_00 + 7_12 + 4_75)
      },
      { asksProbabilities: true },
    ))
})
