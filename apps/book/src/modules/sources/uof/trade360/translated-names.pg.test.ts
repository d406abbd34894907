import { expect, test } from 'vitest'
import { CITY, fixtureOf, message, TOWN } from '../../../../testing/feed/trade360-messages.ts'
import { describeOnBroker } from '../../../../testing/feed-server/describe-on-broker.ts'
import {
  inSnapshot,
  onTrade360Session,
  type Trade360World,
} from '../../../../testing/feed-server/on-trade360-session.ts'
import { injectCall } from '../../../../testing/inject-call.ts'

const [FIXTURE, GERMAN, HOUR_MS] = [1, 5, 3_600_000]

await describeOnBroker('names of TRADE360 in other languages', (broker) => {
  async function sidesIn({ book, match }: Trade360World, locale: string): Promise<readonly string[]> {
    const headers = { 'accept-language': locale }
    const { answer } = await injectCall(book.app, 'getMatch', { params: { id: match }, headers })
    const { data } = answer
    return data?.type === 'match' ? [data.competitors.home.name, data.competitors.away.name, data.tournament.name] : []
  }
  const asked = ({ vendor }: Trade360World) => vendor.requests.filter((path) => path === '/Translation/Get').length

  test('CAT-05: are requested once, shown to readers of that language, and change none in English; a missing one stays English', () =>
    onTrade360Session(broker, async (world) => {
      const { book, vendor, match, home, until } = world
      inSnapshot(world, 2.1)
      const league = fixtureOf({ at: 0, start: 0 }).League
      vendor.names.Participants[TOWN.Id] = { [GERMAN]: 'Alpha-Stadt', 7: 'Ville Alpha' }
      vendor.names.Leagues[league.Id] = { [GERMAN]: 'Testliga' }
      await world.starts()
      await until('the price is shown', () => home() === 21_000)
      await until('it has its German names', async () => (await sidesIn(world, 'de'))[0] === 'Alpha-Stadt')
      expect(await sidesIn(world, 'de')).toEqual(['Alpha-Stadt', CITY.Name, 'Testliga'])
      expect(await sidesIn(world, 'en')).toEqual([TOWN.Name, CITY.Name, league.Name])
      const before = asked(world)
      const now = book.clock.now()
      const Fixture = fixtureOf({ at: now, start: now + 2 * HOUR_MS })
      await vendor.sends(message(FIXTURE, [{ FixtureId: match, Fixture }], now))
      const start = () => [...book.sink.events.all()].find(({ id }) => id === match)?.startsAt
      await until('the fixture is moved', () => start() === now + 2 * HOUR_MS)
      await until('nothing waits', async () => (await vendor.queued()) === 0)
      expect([before, asked(world)]).toEqual([1, 1])
      expect(await sidesIn(world, 'de')).toEqual(['Alpha-Stadt', CITY.Name, 'Testliga'])
    }))

  test('LIVE-01: an unreadable response loses only names', () =>
    onTrade360Session(broker, async (world) => {
      const { vendor, home, until } = world
      inSnapshot(world, 2.1)
      // A number where the vendor promises a text.
      vendor.names.Participants[TOWN.Id] = { [GERMAN]: 4 as unknown as string }
      await world.starts()
      await until('the price is shown', () => home() === 21_000)
      await until('it is logged', () => world.warnings.some((one) => one.includes('could not be translated')))
      expect(await sidesIn(world, 'de')).toEqual([TOWN.Name, CITY.Name, fixtureOf({ at: 0, start: 0 }).League.Name])
      expect(await world.rejects()).toEqual([])
    }))
})
