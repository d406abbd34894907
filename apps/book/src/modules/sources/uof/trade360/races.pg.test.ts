import { expect, test } from 'vitest'
import { bet, market, message } from '../../../../testing/feed/trade360-messages.ts'
import { describeOnBroker } from '../../../../testing/feed-server/describe-on-broker.ts'
import { onTrade360Session } from '../../../../testing/feed-server/on-trade360-session.ts'

await describeOnBroker('races of TRADE360', (broker) => {
  test('LIVE-01: are counted by name with the reason, are not requested, and stop nothing', () =>
    onTrade360Session(broker, async (world) => {
      const { book, vendor, until } = world
      await world.starts()
      await until('the outrights were taken', () => vendor.requests.includes('/InPlay/GetOutrightLeagueEvents'))
      const requests = vendor.requests.length
      const now = book.clock.now()
      const runners = market(160, 'Race Winner', [bet('Global Agenda', { price: 15, at: now })])
      const races = { Id: 1, Name: 'All', Type: 4, Events: [{ FixtureId: 77, Livescore: null, Markets: [runners] }] }
      const meeting = { Id: 4_221, Name: 'Emerald Downs', Type: 0 }
      // The vendor sends a description without a list of competitions, and one in a form that this book does not read.
      const described = { ...meeting, Events: [{ FixtureId: 78, OutrightFixture: { StartDate: 'noon' } }] }
      const unread = { ...meeting, Competitions: [{ ...races, Events: [{ FixtureId: 79, Markets: 'none' }] }] }
      for (const [type, Competition] of [
        [37, described],
        [39, unread],
        [41, { ...meeting, Competitions: [races] }],
        [42, { ...meeting, Competitions: [races] }],
      ] as const)
        await vendor.sends(message(type, null, now, { Competition }))
      const counted = () =>
        book.parts.db.query("SELECT name, times, why FROM feed_unknowns WHERE kind = 'event' ORDER BY name", [])
      const why = 'races of this vendor are not offered'
      await until('all are counted', async () => (await counted()).length === 3)
      expect(await counted()).toEqual([
        { name: 'ls:race:77', times: 2, why },
        { name: 'ls:race:78', times: 1, why },
        { name: 'ls:race:79', times: 1, why },
      ])
      const since = vendor.requests.slice(requests).filter((path) => path.includes('/Get'))
      expect(since.filter((path) => !path.endsWith('/GetDistributionStatus'))).toEqual([])
      expect(await world.rejects()).toEqual([])
    }))
})
