import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../db/index.ts'
import { beginWithBonuses } from '../modules/bonuses/index.ts'
import { seedDemoJackpot } from '../modules/jackpots/index.ts'
import { loadCurrencies } from '../modules/wallet/index.ts'
import { embeddedDb } from '../testing/embedded-db.ts'
import { as } from '../testing/given-bonuses.ts'
import { openTestBook } from '../testing/test-book.ts'
import { combo, single } from '../testing/test-player.ts'
import { createVirtualClock } from '../testing/virtual-clock.ts'
import { demoBonuses } from './bonuses.ts'

const TEN_MINUTES_MS = 600_000

let db: Db
beforeAll(async () => {
  db = await embeddedDb()
})
afterAll(() => db.close())

test('BONUS-01 BONUS-02 BONUS-04: in the demo world a new player meets every kind of bonus within ten minutes', async () => {
  const clock = createVirtualClock(1_800_000_000_000)
  await beginWithBonuses(db, demoBonuses(clock.now()), clock.now())
  await seedDemoJackpot(db, await loadCurrencies(db, clock.now()), clock.now())
  const book = await openTestBook(db, clock)
  clock.advance(2_500)
  const begun = clock.now()
  const demo = await book.player('new', { EUR: 1_000_00 })
  const bonuses = (await demo.call('getBonuses')).answer.data
  // What can be used at once or started with one press.
  const ready = bonuses.filter(({ status }) => status === 'active' || status === 'available')
  expect(new Set(ready.map(({ type }) => type))).toEqual(
    new Set([
      'freebet',
      'freebet_no_risk',
      'freebet_all_win',
      'freebet_only_win',
      'comboboost',
      'hunting',
      'hunting_tournament',
      'lootbox',
    ]),
  )
  const named = (type: string) => ready.find((bonus) => bonus.type === type)?.id ?? 0

  const freebet = named('freebet')
  const opened = await demo.call('boostFreebet', {
    params: { id: named('lootbox') },
    body: { freebet_id: freebet },
    headers: { 'idempotency-key': 'first-box' },
  })
  expect(opened.status).toBe(200)
  const games = [1, 2, 3, 4, 5].map((id) => book.offers({ id, odds: { home: 30_000 } }))
  const [game] = games
  if (game === undefined) throw new Error('There is no match')
  const picks = games.slice(1).map(({ home }) => home)
  const slip = { bets: [combo(picks, 5_00)] }
  const [found] = (await demo.call('findAvailableBonuses', { body: slip })).answer.data
  expect(found?.comboboost).toMatchObject({ user_bonus_status: 'active' })
  expect(found?.jackpots).toHaveLength(1)
  await demo
    .places({ ...combo(picks, 5_00), ...as(named('comboboost'), 'comboboost', 10_500) })
    .then((placement) => placement.expectAccepted())
  for (const type of ['hunting', 'hunting_tournament'] as const) {
    await demo.call('activateBonus', { params: { id: named(type) } })
    const bet = { ...single(game.home, 10_00), ...as(named(type), type === 'hunting' ? 'hunting' : 'tournament') }
    ;(await demo.places(bet)).expectAccepted()
  }
  await game.ends()
  await book.passes(2_000)
  // The first rungs of the hunt are reached by one bet, and the tournament has a leader.
  const freebets = (await demo.call('getFreebets', { query: { limit: '50' } })).answer.data
  expect(freebets.some(({ name }) => name === 'Prize free bet')).toBe(true)
  const params = { id: named('hunting_tournament') }
  expect((await demo.call('getTournamentRating', { params })).answer.data[0]).toMatchObject({ current_user: true })
  expect(clock.now() - begun).toBeLessThan(TEN_MINUTES_MS)
  await book.close()
})
