import { MAX_MARKET_ID } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { placed } from '../../../../testing/cashes-out.ts'
import { ADA, alive, eventStatus, fixture, market, oddsChange } from '../../../../testing/feed/messages.ts'
import { onFeedMatch } from '../../../../testing/feed/on-feed-match.ts'
import { TestFeed } from '../../../../testing/feed/test-feed.ts'
import { injectCall } from '../../../../testing/inject-call.ts'
import { onDatabase } from '../../../../testing/on-database.ts'
import { single } from '../../../../testing/test-player.ts'

const VARIANT = 'variant=sr:exact_goals:2+t'
const EXACT = market(21, { 'sr:exact_goals:2+t:1': 9, 'sr:exact_goals:2+t:2': 5 }, { specifiers: VARIANT })

onDatabase((suite) => {
  describe('names of the feed', () => {
    test('CAT-05: a variant is offered under its names once it is described, whichever of price and description comes first', () =>
      onFeedMatch(suite, async ({ book, feed, now }) => {
        await feed.sends(oddsChange(feed.match, 3, [EXACT], now))
        expect(feed.market(21, VARIANT)).toBeUndefined()
        const variants = `<variant_descriptions><variant id="sr:exact_goals:2+t"><outcomes>
          <outcome id="sr:exact_goals:2+t:1" name="0"/><outcome id="sr:exact_goals:2+t:2" name="1"/></outcomes></variant></variant_descriptions>`
        expect(await feed.sends(variants)).toMatchObject({ state: 'taken', dropped: [] })
        const { answer } = await injectCall(book.app, 'getMatchMarkets', { params: { id: feed.match } })
        const shown = answer.data.find(({ id }) => id === 21)
        expect([shown?.name, shown?.outcomes.map(({ name }) => name)]).toEqual(['Exact goals', ['0', '1']])
      }))

    test('CAT-05: markets, players and outcomes without a description are not offered, and are once they have one', () =>
      onFeedMatch(suite, async ({ feed, demo, now, pick }) => {
        const stranger = 'sr:player:999999901'
        const scorers = market(40, { [ADA]: 3, [stranger]: 4 }, { specifiers: 'type=prematch' })
        const strange = market(9_999_901, { 1: 2, 2: 2 })
        expect(await feed.sends(oddsChange(feed.match, 3, [scorers, strange], now))).toMatchObject({
          dropped: [],
          waiting: ['market 9999901, unknown in football'],
        })
        expect(feed.market(40, 'type=prematch')?.outcomes.map(({ id }) => id)).toEqual([ADA])
        expect(feed.market(9_999_901)).toBeUndefined()
        ;(await demo.places(single(pick(40, stranger, 4, 'type=prematch'), 1_00))).expectRefused('unknown_selection')
        await feed.sends(
          `<player_profile><player id="${stranger}" name="Late, Larry" full_name="Larry Late"/></player_profile>`,
        )
        await feed.sends(`<market_descriptions><market id="9999901" name="Strange"><outcomes>
          <outcome id="1" name="yes"/><outcome id="2" name="no"/></outcomes></market></market_descriptions>`)
        expect(feed.market(40, 'type=prematch')?.outcomes.map(({ id }) => id)).toEqual([ADA, stranger])
        expect(feed.market(9_999_901)?.outcomes).toHaveLength(2)
      }))

    test('CAT-05 BETS-05: outcomes of a flex score market are named by the score they lead to, in the market and in the bet', () =>
      onFeedMatch(suite, async ({ book, feed, demo, now, pick }) => {
        await feed.sends(`<market_descriptions><market id="41" name="Correct score [{score}]"><outcomes>
          <outcome id="110" name="1:0"/><outcome id="114" name="0:0"/><outcome id="999" name="other"/></outcomes>
          <attributes><attribute name="is_flex_score" description="Outcomes should be adjusted according to score specifier"/></attributes>
          </market></market_descriptions>`)
        const score = market(41, { 110: 3, 114: 4, 999: 5 }, { specifiers: 'score=1:2' })
        await feed.sends(oddsChange(feed.match, 3, [score], now))
        const { answer } = await injectCall(book.app, 'getMatchMarkets', { params: { id: feed.match } })
        const shown = answer.data.find(({ id }) => id === 41)
        expect([shown?.name, shown?.outcomes.map(({ name }) => name)]).toEqual([
          'Correct score [1:2]',
          ['2:2', '1:2', 'other'],
        ])
        const { id: bet } = await placed(demo, single(pick(41, '110', 3, 'score=1:2'), 1_00))
        expect((await demo.bet(bet)).selections[0]).toMatchObject({ outcome: { id: '110', name: '2:2' } })
      }))

    test.for([1_000_274, MAX_MARKET_ID])(
      'BETS-01 BETS-05: a bet on market %i is taken, valued and settled like any other',
      (id) =>
        onFeedMatch(suite, async ({ book, feed, demo, now, pick }) => {
          await feed.sends(`<market_descriptions><market id="${id}" name="Strange"><outcomes>
            <outcome id="1" name="yes"/><outcome id="2" name="no"/></outcomes></market></market_descriptions>`)
          await feed.sends(oddsChange(feed.match, 3, [market(id, { 1: 2, 2: 2 })], now))
          const before = await demo.balance()
          const { id: bet } = await placed(demo, single(pick(id, '1', 2), 10_00))
          const value = (await demo.bet(bet)).to_cashout
          expect(value).toBeGreaterThan(0)
          expect((await demo.bet(bet)).selections[0]).toMatchObject({ market: { id, name: 'Strange' } })
          await feed.passes(1_000)
          await feed.sends(
            `<bet_settlement product="3" event_id="sr:match:${feed.match}" timestamp="${now + 500}"><outcomes><market id="${id}">
              <outcome id="1" result="1"/><outcome id="2" result="0"/></market></outcomes></bet_settlement>`,
          )
          await book.works()
          expect(await demo.bet(bet)).toMatchObject({ result: 'win_entire', win_amount: 20_00 })
          expect(await demo.balance()).toBe(before + 10_00)
          await book.expectCleanBooks()
        }),
    )

    test('BETS-01: a market that has a result, or is cancelled, before its description takes no bet once it is described', () =>
      onFeedMatch(suite, async ({ feed, demo, now, pick }) => {
        const about = `product="3" event_id="sr:match:${feed.match}" timestamp="${now}"`
        const ids = [999_902, 999_903, 999_904]
        await feed.sends(
          oddsChange(
            feed.match,
            3,
            ids.map((id) => market(id, { 1: 2, 2: 2 })),
            now - 10,
          ),
        )
        const settled = `<bet_settlement ${about}><outcomes><market id="999902"><outcome id="1" result="1"/><outcome id="2" result="0"/></market></outcomes></bet_settlement>`
        expect(await feed.sends(settled)).toMatchObject({
          dropped: [],
          waiting: ['market 999902, unknown in football'],
        })
        expect(await feed.sends(`<bet_cancel ${about}><market id="999903"/></bet_cancel>`)).toMatchObject({
          dropped: [],
        })
        const described = ids.map(
          (id) => `<market id="${id}" name="Strange ${id}"><outcomes>
          <outcome id="1" name="yes"/><outcome id="2" name="no"/></outcomes></market>`,
        )
        await feed.sends(`<market_descriptions>${described.join('')}</market_descriptions>`)
        for (const id of [999_902, 999_903])
          expect((await demo.places(single(pick(id, '1', 2), 1_00))).result.status, String(id)).toBe(400)
        await placed(demo, single(pick(999_904, '1', 2), 1_00))
      }))

    test.for([
      '<variant_descriptions response_code="OK"/>',
      '<market_descriptions><market id="77"/></market_descriptions>',
      '<player_profile><player id="sr:player:1"/></player_profile>',
    ])('CAT-05: a document with nothing to store is refused with a reason: %s', (text) =>
      onFeedMatch(suite, async ({ feed }) => {
        expect(await feed.sends(text)).toMatchObject({ state: 'unusable', why: expect.stringMatching(/\w/) })
      }),
    )

    test('CAT-05: venue, city and country of a fixture are kept, and its category has an address of words', () =>
      onFeedMatch(suite, async ({ book, feed, now }) => {
        const start = new Date(now + 48 * 3_600_000).toISOString()
        const venue = '<venue id="sr:venue:577" name="Johan Cruijff Arena" city_name="Amsterdam" country_code="NLD"/>'
        const document = fixture(feed.match, { start, more: venue }).replace(
          'name="Testland"',
          'name="Testland" country_code="NLD"',
        )
        await feed.sends(document)
        const { answer } = await injectCall(book.app, 'getMatch', { params: { id: feed.match } })
        expect(answer.data).toMatchObject({ stadium: 'Johan Cruijff Arena', city: 'Amsterdam' })
        const { category } = book.catalogue.reference().tournaments.get(8_800_001) ?? {}
        expect(category).toMatchObject({ countryCode: 'NL', key: 'testland' })
      }))

    test('CAT-05: names in another language are shown to clients that request it, and change none in English', () =>
      onFeedMatch(suite, async ({ book, feed, demo, now, pick }) => {
        const start = new Date(now + 48 * 3_600_000).toISOString()
        const venue = (name: string, city: string) => `<venue id="sr:venue:577" name="${name}" city_name="${city}"/>`
        await feed.sends(fixture(feed.match, { start, more: venue('Olympic Stadium', 'Munich') }))
        const german = fixture(feed.match, { start, more: venue('Olympiastadion', 'München') })
          .replaceAll('Alpha Town', 'Alphastadt')
          .replace('Test League', 'Testliga')
          .replace('Testland', 'Testland (D)')
        await feed.sends(german, 'betradar', 'de')
        await feed.sends(
          `<player_profile><player id="${ADA}" full_name="Ada Stürmer"/></player_profile>`,
          'betradar',
          'de',
        )
        await feed.sends(
          oddsChange(
            feed.match,
            3,
            [market(40, { [ADA]: 3 }, { specifiers: 'type=prematch' }), market(1, { 1: 2 })],
            now,
          ),
        )
        const shown = async (locale: string) => {
          const headers = { 'accept-language': locale }
          const params = { id: feed.match }
          const { data } = (await injectCall(book.app, 'getMatch', { params, headers })).answer
          const markets = (await injectCall(book.app, 'getMatchMarkets', { params, headers })).answer.data
          const name = (id: number) => markets.find((one) => one.id === id)?.outcomes[0]?.name
          if (data.type !== 'match') throw new Error('no match')
          const { competitors, tournament, stadium, city } = data
          return [
            competitors.home.name,
            competitors.away.name,
            tournament.name,
            tournament.category.name,
            stadium,
            city,
            name(40),
            name(1),
          ]
        }
        const english = [
          'Alpha Town',
          'Beta City',
          'Test League',
          'Testland',
          'Olympic Stadium',
          'Munich',
          'Ada Striker',
          'Alpha Town',
        ]
        const inGerman = [
          'Alphastadt',
          'Beta City',
          'Testliga',
          'Testland (D)',
          'Olympiastadion',
          'München',
          'Ada Stürmer',
          'Alphastadt',
        ]
        expect(await shown('en')).toEqual(english)
        expect(await shown('de')).toEqual(inGerman)
        // A language without names.
        expect(await shown('sv')).toEqual(english)
        const { id } = await placed(demo, single(pick(40, ADA, 3, 'type=prematch'), 1_00))
        const bet = async (locale: string) =>
          JSON.stringify(
            (await demo.call('getBet', { params: { id }, headers: { 'accept-language': locale } })).answer.data,
          )
        expect(await bet('en')).toMatch(/Alpha Town.*Ada Striker|Ada Striker.*Alpha Town/s)
        expect(await bet('de')).toMatch(/Alphastadt.*Ada Stürmer|Ada Stürmer.*Alphastadt/s)
        // A side that is renamed in English later keeps its German name.
        await feed.sends(fixture(feed.match, { start }).replaceAll('Alpha Town', 'Alpha Town FC'))
        expect([(await shown('en'))[0], (await shown('de'))[0]]).toEqual(['Alpha Town FC', 'Alphastadt'])
      }))

    test('CAT-05: the venue is that of the match: other matches of its home side stay where they are, and a match that is over says where it was', () =>
      onFeedMatch(suite, async ({ book, feed, now }) => {
        const start = new Date(now + 48 * 3_600_000).toISOString()
        const venue = (name: string, city: string) =>
          `<venue id="sr:venue:${name.length}" name="${name}" city_name="${city}"/>`
        await feed.sends(fixture(feed.match, { start, more: venue('Town Ground', 'Alphaville') }))
        const other = await TestFeed.open(book)
        const same = (text: string) =>
          text.replace(/sr:competitor:\d+1"/, `sr:competitor:${100_000_000 + (feed.match % 10_000_000) * 10 + 1}"`)
        await other.sends(same(fixture(other.match, { start, more: venue('Neutral Bowl', 'Farville') })))
        const placeOf = async (id: number) => {
          const { data } = (await injectCall(book.app, 'getMatch', { params: { id } })).answer
          return data.type === 'match' ? [data.competitors.home.id, data.stadium, data.city] : []
        }
        const [home] = await placeOf(feed.match)
        expect(await placeOf(feed.match)).toEqual([home, 'Town Ground', 'Alphaville'])
        expect(await placeOf(other.match)).toEqual([home, 'Neutral Bowl', 'Farville'])
        await other.sends(
          oddsChange(
            other.match,
            3,
            [],
            now,
            eventStatus({ status: 4, match_status: 100, home_score: 1, away_score: 0 }),
          ),
        )
        book.sink.remove(other.match)
        expect(await placeOf(other.match)).toEqual([home, 'Neutral Bowl', 'Farville'])
        await other.source.stop()
      }))

    test('CAT-05: numbers of more than nine digits are numbers: prices, results and players of such a match are its own', () =>
      onFeedMatch(suite, async ({ book, feed, demo, now }) => {
        const urn = `sr:match:${123_456_000_000 + feed.match}`
        const as = (text: string) => text.replaceAll(`sr:match:${feed.match}`, urn)
        const start = new Date(now + 48 * 3_600_000).toISOString()
        const long = as(fixture(feed.match, { start })).replaceAll('sr:competitor:', 'sr:competitor:900000')
        expect(await feed.sends(long)).toMatchObject({ state: 'taken', dropped: [] })
        const [row] = await book.parts.db.query<{ id: number }>('SELECT id FROM matches WHERE seed = $1', [urn])
        const id = row?.id ?? 0
        await feed.sends(as(oddsChange(feed.match, 3, [market(1, { 1: 2, 2: 3, 3: 4 })], now - 10)))
        const bet = await placed(
          demo,
          single({ match_id: id, market_id: 1, specifier: '', outcome_id: '1', odds: 20_000 }, 1_00),
        )
        await feed.passes(1_000)
        const won = `<bet_settlement certainty="2" product="3" event_id="${urn}" timestamp="${now + 500}"><outcomes><market id="1">
          <outcome id="1" result="1"/></market></outcomes></bet_settlement>`
        expect(await feed.sends(won)).toMatchObject({ state: 'taken', dropped: [] })
        expect((await demo.bet(bet.id)).result).toBe('win_entire')
        const beyond = 'sr:match:99999999999999999999'
        expect(
          await feed.sends(fixture(feed.match, { start }).replace(`sr:match:${feed.match}`, beyond)),
        ).toMatchObject({
          state: 'ignored',
          why: `${beyond} is no match`,
        })
      }))

    test('CAT-05: a person with a number of another provider is that provider’s, whichever is named with the document', () =>
      onFeedMatch(suite, async ({ book, feed }) => {
        await feed.sends(
          '<player_profile><player id="od:player:77" full_name="Olga Odd"/></player_profile>',
          'betradar',
        )
        const rows = await book.parts.db.query(
          "SELECT provider, language FROM feed_profiles WHERE urn = 'od:player:77'",
        )
        expect(rows).toEqual([{ provider: 'oddin', language: 'en' }])
      }))
  })

  describe('the clock of a match of the feed', () => {
    const clock = `<clock match_time="45:00" stoppage_time="2:00" stoppage_time_announced="4:00" remaining_time="45:00"
      remaining_time_in_period="0:00" stopped="false"/>`
    const live = eventStatus({ status: 1, match_status: 6, home_score: 1, away_score: 0 }, clock)

    test('LIVE-01: all of its fields are shown, and it does not step back when the process begins again', () =>
      onFeedMatch(suite, async ({ book, feed, now }) => {
        await feed.passes(2_000)
        await feed.sends(oddsChange(feed.match, 1, [market(1, { 1: 1.5, 2: 3.8, 3: 7 })], now + 1_000, live))
        const entry = () => book.sink.events.get(feed.match)
        expect(entry()).toMatchObject({
          scoreAt: now + 1_000,
          score: {
            clock: {
              match_time: 2_700,
              stoppage_time: 120,
              stoppage_time_announced: 240,
              remaining_time: 2_700,
              remaining_time_in_period: 0,
              stopped: false,
            },
          },
        })
        await feed.passes(66_000)
        await feed.source.stop()
        book.sink.remove(feed.match)
        const next = await TestFeed.open(book, feed.match)
        expect(entry()).toMatchObject({ scoreAt: now + 1_000, score: { clock: { match_time: 2_700 } } })
        await next.source.stop()
      }))
  })
})

/** Two feeds choose their numbers independently. */
onDatabase((suite) => {
  test('CAT-05: what two providers call by one number is two things, and each message is about its own', () =>
    onFeedMatch(suite, async ({ book, feed, now }) => {
      const start = new Date(now + 48 * 3_600_000).toISOString()
      const document = fixture(feed.match, { start, prefix: 'od' }).replace('Alpha Town', 'Omega Town')
      expect(await feed.sends(document, 'oddin')).toMatchObject({ state: 'taken', dropped: [] })
      const rows = await book.parts.db.query<{ id: number; seed: string; home: string; provider: string }>(
        `SELECT m.id, m.seed, c.name AS home, t.provider FROM matches m JOIN competitors c ON c.id = m.home_id
         JOIN tournaments t ON t.id = m.tournament_id WHERE m.seed LIKE '%:match:' || $1 ORDER BY m.seed DESC`,
        [String(feed.match)],
      )
      expect(rows.map(({ home, provider }) => [home, provider])).toEqual([
        ['Alpha Town', 'betradar'],
        ['Omega Town', 'oddin'],
      ])
      const [own, other] = rows.map(({ id }) => id)
      expect(own).toBe(feed.match)
      await feed.sends(alive(2, now), 'oddin')
      await feed.sends(
        `<market_descriptions><market id="1" name="Winner"><outcomes><outcome id="1" name="home"/></outcomes></market></market_descriptions>`,
        'oddin',
      )
      await feed.sends(oddsChange(feed.match, 2, [market(1, { 1: 7 })], now).replace('sr:match', 'od:match'), 'oddin')
      const odds = (id: number | undefined) =>
        [...(book.sink.board.event(id ?? 0)?.markets.values() ?? [])].flatMap((one) => one.outcomes.map((o) => o.odds))
      expect([odds(own), odds(other)]).toEqual([[], [70_000]])
      // The document again finds the same numbers.
      await feed.sends(document, 'oddin')
      const again = await book.parts.db.query('SELECT 1 FROM matches WHERE seed LIKE $1', [`%:match:${feed.match}`])
      expect(again).toHaveLength(2)
    }))
})
