import { expect, test } from 'vitest'
import { feed } from '../../../../operator/feed.ts'
import type { OperatorPorts } from '../../../../operator/operation.ts'
import { betStop, fixture, market, oddsChange } from '../../../../testing/feed/messages.ts'
import { describeOnBroker } from '../../../../testing/feed-server/describe-on-broker.ts'
import { EVENLY } from '../../../../testing/feed-server/on-feed-session.ts'
import { single } from '../../../../testing/test-player.ts'

const HOUR_MS = 3_600_000

await describeOnBroker('a session with the Unified Odds Feed', (broker) => {
  test('LIVE-01: from contract to first price: the producer is recovered, the match and its markets are requested, and a bet is placed', () =>
    broker.onFeed(async ({ live, match, home, isOpen, prices }) => {
      live.vendor.keepsUnsent(prices(2.5))
      await live.comesUp(1, 3)
      await live.until('the price is shown', () => home() === 25_000 && isOpen())
      expect(live.vendor.api.recoveries).toMatchObject([{ after: null }, { after: null }, { after: null }])
      const demo = await live.book.player('first', { EUR: 100_00 })
      const pick = { match_id: match, market_id: 1, specifier: '', outcome_id: '1', odds: 25_000 }
      ;(await demo.places(single(pick, 1_00))).expectAccepted()
      await live.vendor.sends(prices(2.6))
      await live.until('the next price is shown', () => home() === 26_000)
    }))

  test('LIST-01 LIVE-01: a match of the schedule is here before its first price, and its document is not requested any more', () =>
    broker.onFeed(
      async ({ live, match, urn, home, isOpen, prices }) => {
        const { db } = live.book.parts
        const known = () => db.query('SELECT 1 FROM matches WHERE seed = $1', [urn])
        await live.until('it is here', async () => (await known()).length === 1)
        await live.comesUp(1)
        await live.until('it is listed without a price', () => live.book.sink.events.get(match) !== undefined)
        expect(home()).toBeUndefined()
        await live.vendor.sends(prices(2.5))
        await live.until('the price is shown', () => home() === 25_000 && isOpen())
        expect(live.vendor.api.requests.filter((one) => one.includes(encodeURIComponent(urn)))).toEqual([])
      },
      { scheduleDays: 2 },
    ))

  test('SLIP-07: a producer without signs of life is down after 20 s, the others stay up', () =>
    broker.onFeed(async ({ live, isOpen, prices }) => {
      live.vendor.keepsUnsent(prices(2.5))
      await live.comesUp(1, 3)
      await live.until('the price is shown', isOpen)
      live.vendor.silent.add(1)
      for (const seconds of [9, 9, 9]) {
        live.book.clock.advance(seconds * 1_000)
        await live.vendor.lives()
        const alive = live.book.clock.now()
        await live.until('the sign of life has come', async () => (await live.aliveAt(3)) >= alive - 1_000)
      }
      await live.until('it is down', async () => (await live.phase(1)) === 'down: silent')
      await live.until('its market is suspended', () => !isOpen())
      expect(await live.phase(3)).toBe('up')
      live.vendor.silent.delete(1)
      await live.comesUp(1)
      await live.until('the market is open again', isOpen)
    }))

  test('SLIP-07: a producer that has lost this book is recovered from before its last sign of life', () =>
    broker.onFeed(async ({ live, isOpen, prices }) => {
      live.vendor.keepsUnsent(prices(2.5))
      await live.comesUp(1)
      await live.until('the price is shown', isOpen)
      await live.vendor.lives()
      const { recoveries } = live.vendor.api
      await live.until('a checkpoint is stored', async () => (await live.checkpoint(1)) !== null)
      const [checkpoint, before] = [(await live.checkpoint(1)) ?? 0, recoveries.length]
      live.vendor.recovers = false
      live.vendor.lost.add(1)
      await live.vendor.lives()
      await live.until('a recovery is requested', () => recoveries.length > before)
      const request = recoveries.at(-1)
      expect(request).toMatchObject({ path: 'liveodds' })
      expect(request?.after).toBeLessThanOrEqual(checkpoint - 300_000 + 1_000)
      await live.until('the market is suspended', () => !isOpen())
    }))

  test('SLIP-07 fault 18: messages that cannot be read are stored and counted, never requested again, and the others are processed', () =>
    broker.onFeed(async ({ live, urn, home, prices }) => {
      await live.comesUp(1)
      const bad = [
        'no message at all',
        '',
        `<odds_change product="1" event_id="${urn}" timestamp="soon"><odds/></odds_change>`,
        `<odds_change product="1" event_id="${urn}" timestamp="1"><odds>`,
        `<bet_settlement product="1" event_id="${urn}"><outcomes>`,
        `<odds_change product="1" event_id="${urn}" timestamp="${live.book.clock.now() + HOUR_MS}"><odds/></odds_change>`,
      ]
      await live.vendor.broker.publishAll([...bad, prices(2.5)])
      await live.until('the message after them is played', () => home() === 25_000)
      expect(await live.rejects()).toBe(bad.length)
      await live.vendor.broker.closeConnections()
      await live.until('the session has ended', async () => (await live.phase(1)) !== 'up')
      await live.comesUp(1)
      expect(await live.rejects()).toBe(bad.length)
      expect(home()).toBe(25_000)
    }))

  test('SLIP-07 BETS-01: messages of a producer that the vendor does not list are kept and counted, and change no price, no bet and no match', () =>
    broker.onFeed(async ({ live, match, urn, home, isOpen, prices }) => {
      const { db, clock } = live.book.parts
      const status = async () => (await feed.run(['status'], { db, clock } as OperatorPorts)).text
      live.vendor.keepsUnsent(prices(2.5))
      await live.comesUp(1)
      await live.until('the price is shown', () => home() === 25_000 && isOpen())
      const demo = await live.book.player('unlisted', { EUR: 100_00 })
      const pick = { match_id: match, market_id: 1, specifier: '', outcome_id: '1', odds: 25_000 }
      const [bet] = (await demo.places(single(pick, 1_00))).expectAccepted()
      const at = clock.now()
      const head = `product="99" event_id="${urn}" timestamp="${at}"`
      const result = '<outcome id="1" result="1"/><outcome id="2" result="0"/><outcome id="3" result="0"/>'
      const strange = [
        oddsChange(match, 1, [market(1, { ...EVENLY, 1: 9 })], at).replace('product="1"', 'product="99"'),
        betStop(match, 1, at).replace('product="1"', 'product="99"'),
        `<fixture_change change_type="3" ${head}/>`,
        `<bet_settlement certainty="2" ${head}><outcomes><market id="1">${result}</market></outcomes></bet_settlement>`,
        `<bet_cancel ${head}><market id="1"/></bet_cancel>`,
        `<bet_settlement certainty="2" ${head.replace('99', '\0')}><outcomes/></bet_settlement>`,
      ]
      const signs = [
        `<alive product="99" timestamp="${at}" subscribed="1"/>`,
        `<product_down product="99" timestamp="${at}"/>`,
        `<snapshot_complete product="99" timestamp="${at}" request_id="1"/>`,
      ]
      await live.vendor.broker.publishAll([...strange, ...signs, prices(2.6)])
      await live.until('the message after them is played', () => home() === 26_000 && isOpen())
      await live.until('they are counted', async () => /producers that are not/.test(await status()))
      expect(await live.rejects()).toBe(strange.length)
      expect(await status()).toContain(
        `2 producers that are not in the vendor's list: 99 (${strange.length - 1 + signs.length} messages), `,
      )
      expect(await demo.bet(bet?.id ?? 0)).toMatchObject({ status: 'waiting_results' })
      expect((await demo.places(single({ ...pick, odds: 26_000 }, 1_00))).result.status).toBe(201)
      expect(await db.query("SELECT 1 FROM provider_heartbeats WHERE producer = '99'", [])).toEqual([])
    }))

  test('SLIP-07: a producer that the vendor adds to the list is requested within a minute of its first message', () =>
    broker.onFeed(async ({ live, prices }) => {
      live.vendor.keepsUnsent(prices(2.5))
      await live.comesUp(1)
      const list = live.vendor.api.documents.get('/descriptions/producers.xml') ?? ''
      const row =
        '<producer id="99" name="new" description="New" api_url="https://api.example.invalid/v1/new/" active="true"/>'
      live.vendor.api.documents.set('/descriptions/producers.xml', list.replace('</producers>', `${row}</producers>`))
      const alive = () => `<alive product="99" timestamp="${live.book.clock.now()}" subscribed="1"/>`
      await live.vendor.broker.publish(alive())
      await live.plays()
      live.book.clock.advance(61_000)
      await live.until('its recovery is requested', async () => {
        await live.vendor.broker.publish(alive())
        return live.vendor.api.recoveries.some(({ path }) => path === 'new')
      })
    }))

  test('the status of the feed names its producers, what waits, and markets without a description', () =>
    broker.onFeed(async ({ live, match, home, prices }) => {
      const { db, clock } = live.book.parts
      const status = async () => (await feed.run(['status'], { db, clock } as OperatorPorts)).text
      live.vendor.keepsUnsent(prices(2.5))
      await live.comesUp(1, 3, 5)
      // Premium cricket has two scopes: one end of its recovery is enough (fault 2).
      expect(live.vendor.api.recoveries).toHaveLength(3)
      const strange = oddsChange(match, 1, [market(77_701, { 1: 2, 2: 2 })], clock.now())
      const stranger = oddsChange(match + 5_000_000, 1, [market(1, EVENLY)], clock.now())
      const stage = stranger.replace(/sr:match:\d+/, 'sr:stage:1142991')
      const cricket = match + 6_000_000
      const path = `/sports/en/sport_events/sr:match:${cricket}/fixture.xml`
      const start = new Date(clock.now() + 3_600_000).toISOString()
      const described = fixture(cricket, { start }).replace(/<sport [^>]*>/, '<sport id="sr:sport:21" name="Cricket"/>')
      live.vendor.api.documents.set(path, described)
      const innings = oddsChange(cricket, 5, [market(1, EVENLY)], clock.now())
      await live.vendor.sends(strange, stranger, stranger, stage, innings, 'no message', prices(2.6))
      await live.until('they are taken in', () => home() === 26_000)
      await live.until('it is stored', async () => /1 put aside[\s\S]*\(2 messages/.test(await status()))
      const text = await status()
      expect(text).toMatch(/^betradar {2}open since .*, connection 1, 0 messages waiting, 1 put aside in 24 h$/m)
      expect(text).toMatch(/^ {2}1 liveodds {2}up, \d+ s behind, complete until .*, \d+ of \d+ recoveries left$/m)
      expect(text).toMatch(/^ {2}1 markets without a description: 77701 \(1 messages\)$/m)
      expect(text).toContain('3 events that this book does not offer: ')
      expect(text).toMatch(new RegExp(`sr:match:${match + 5_000_000} \\(2 messages; GET .* is answered with 404\\)`))
      expect(text).toContain('sr:stage:1142991 (1 messages; stages, such as races, are not offered)')
      expect(text).toContain(`sr:match:${cricket} (1 messages; Cricket (sr:sport:21) is not offered here)`)
    }))

  test('LIVE-01: messages that come twice, late and out of order leave what the newest says', () =>
    broker.onFeed(async ({ live, match, urn, home, isOpen }) => {
      await live.comesUp(1)
      const now = live.book.clock.now() - 10_000
      const at = (ms: number, odds: number) => oddsChange(match, 1, [market(1, { ...EVENLY, 1: odds })], now + ms)
      const [first, second, third] = [at(100, 2.1), at(200, 2.2), at(300, 2.3)] as const
      const stop = betStop(match, 1, now + 250)
      await live.vendor.broker.publishAll([second, first, third, second, stop, third, first, stop])
      await live.until('the newest is shown', () => home() === 23_000 && isOpen())
      await live.vendor.broker.publishAll([betStop(match, 1, now + 400), third, second])
      await live.until('the stop holds', () => !isOpen())
      await live.vendor.broker.publishAll([at(500, 2.4)])
      await live.until('what comes after it is open', () => home() === 24_000 && isOpen())
      expect(live.vendor.api.requests.filter((one) => one.includes(encodeURIComponent(urn))).length).toBe(2)
    }))
})
