import { LOCALES } from '@touchline/betting'
import { describe, expect, test } from 'vitest'
import { eventStatus, fixture, market, oddsChange } from '../../../../testing/feed/messages.ts'
import { onFeedMatch } from '../../../../testing/feed/on-feed-match.ts'
import { TestFeed } from '../../../../testing/feed/test-feed.ts'
import { injectCall } from '../../../../testing/inject-call.ts'
import { onDatabase } from '../../../../testing/on-database.ts'

const DAYS_MS = 48 * 3_600_000
const START = (now: number) => new Date(now + DAYS_MS).toISOString()
const UNSEEN = '\u200b\u00a0'

/** Documents that are refused whole, with the reason. */
const OF_NO_USE: readonly (readonly [text: string, why: RegExp])[] = [
  ['<market_descriptions><market id="7701" name="  "/></market_descriptions>', /market 7701 without a name/],
  [`<market_descriptions><market id="7701" name="${UNSEEN}"/></market_descriptions>`, /market 7701 without a name/],
  ['<market_descriptions><market id="0" name="Any"/></market_descriptions>', /market 0, which is no number/],
  ['<market_descriptions><market id="-5" name="Less"/></market_descriptions>', /market -5, which is no number/],
  ['<market_descriptions><market id="9999999999" name="More"/></market_descriptions>', /market 9999999999, which/],
  [
    '<variant_descriptions><variant id=" "><outcomes><outcome id="1" name="a"/></outcomes></variant></variant_descriptions>',
    /a variant without an id/,
  ],
  [
    '<variant_descriptions><variant id="v:1"><outcomes><outcome id="1" name=" "/></outcomes></variant></variant_descriptions>',
    /variant v:1 without outcomes/,
  ],
  ['<player_profile><player id="sr:player:7701" name="  "/></player_profile>', /a side without a name/],
  ['<player_profile><player id=" " name="Ada"/></player_profile>', /a side without an id/],
  ['<sports><sport id="sr:sport:1" name=" "/></sports>', /a sport without id and name/],
  ['<tournaments><tournament id="sr:tournament:1" name=" "/></tournaments>', /a tournament without id and name/],
]

/** Documents that are stored in part, with the part that is left out. */
const IN_PART: readonly (readonly [text: string, dropped: readonly string[]])[] = [
  [
    `<market_descriptions><market id="7702" name="Strange"><outcomes><outcome id="1" name="yes"/><outcome id="2" name=" "/>
      <outcome name="no"/></outcomes></market><market id="x" name="None"/></market_descriptions>`,
    [
      'a market without an id that is a number (x)',
      'outcome 2 of market 7702 without a name',
      'outcome of market 7702 without an id',
    ],
  ],
  [
    `<variant_descriptions><variant id="v:2"><outcomes><outcome id="1" name="a"/><outcome id="2"/></outcomes></variant></variant_descriptions>`,
    ['outcome 2 of variant v:2 without a name'],
  ],
  [
    `<competitor_profile><competitor id="sr:competitor:7703" name="Side"/><players><player id="sr:player:7703" name=" "/>
      <player id="sr:player:7704" full_name=" " name="Ben"/></players></competitor_profile>`,
    ['a side without a name'],
  ],
  ['<player_profile><player id="sr:player:7705" full_name="" name="Cleo"/></player_profile>', []],
  [
    '<tournaments><tournament id="sr:tournament:7799999" name="Elsewhere"/></tournaments>',
    ['leagues that this book does not have: 1'],
  ],
]

onDatabase((suite) => {
  describe('documents of the feed', () => {
    test('CAT-05: one that is reported as taken is stored as a whole, and one of no use has a reason', () =>
      onFeedMatch(suite, async ({ book, feed }) => {
        for (const [text, why] of OF_NO_USE)
          expect(await feed.sends(text), text).toMatchObject({ state: 'unusable', why: expect.stringMatching(why) })
        for (const [text, dropped] of IN_PART)
          expect(await feed.sends(text), text).toMatchObject({ state: 'taken', dropped })
        const rows = await book.parts.db.query<{ name: string }>(
          "SELECT name FROM feed_profiles WHERE urn ~ '^sr:(player|competitor):770[345]$' ORDER BY urn",
        )
        expect(rows.map(({ name }) => name)).toEqual(['Side', 'Ben', 'Cleo'])
      }))

    test('CAT-05: a fixture without sides, day or league that can be read is refused with a reason', () =>
      onFeedMatch(suite, async ({ feed, now }) => {
        const text = fixture(feed.match, { start: START(now) })
        const [home, away] = [...text.matchAll(/sr:competitor:\d+/g)].map(([urn]) => urn)
        const variants: readonly (readonly [string, RegExp])[] = [
          [text.replace('"Alpha Town"', '" "'), /without two sides/],
          [text.replace('"Beta City"', `"${UNSEEN}"`), /without two sides/],
          [text.replace(away ?? '', home ?? ''), /against itself/],
          [text.replace('"Test League"', '"  "'), /without tournament and sport/],
          [text.replace('qualifier="away"', 'qualifier="home"'), /without two sides/],
          [text.replace(START(now), '2027-02-30T15:00:00Z'), /without a start/],
          [text.replace(START(now), '2027-04-31T15:00:00+02:00'), /without a start/],
          [text.replace(START(now), 'soon'), /without a start/],
          [text.replace(`"sr:match:${feed.match}"`, '" "'), /without an id/],
        ]
        for (const [variant, why] of variants)
          expect(await feed.sends(variant), variant).toMatchObject({
            state: 'unusable',
            why: expect.stringMatching(why),
          })
      }))

    test('CAT-05: a schedule names the matches that are not offered here', () =>
      onFeedMatch(suite, async ({ feed, now }) => {
        const event = (n: number, sport: string) =>
          fixture(600_000_000 + (feed.match % 1_000) * 10 + n, { start: START(now) })
            .replace(/^<fixtures_fixture><fixture|<\/fixture><\/fixtures_fixture>$/g, (part) =>
              part.startsWith('</') ? '</sport_event>' : '<sport_event',
            )
            .replace('start_time', 'scheduled')
            .replace('sr:sport:1', sport)
        const schedule = `<schedule>${event(1, 'sr:sport:1')}${event(2, 'sr:sport:21')}${event(3, 'sr:sport:21')}</schedule>`
        expect(await feed.sends(schedule)).toMatchObject({
          state: 'taken',
          dropped: ['matches of Soccer (sr:sport:21), which is not offered here: 2'],
        })
      }))

    test('CAT-05 LOCALE-01: markets are described in each language of the product, whichever comes first, before and after a restart', () =>
      onFeedMatch(suite, async ({ book, feed, now }) => {
        await feed.sends(oddsChange(feed.match, 3, [market(7_706, { 1: 2, 2: 2 })], now))
        const languages = [...LOCALES].reverse()
        for (const locale of languages) {
          const text = `<market_descriptions><market id="7706" name="Strange ${locale}"><outcomes>
            <outcome id="1" name="yes ${locale}"/><outcome id="2" name="no ${locale}"/></outcomes></market></market_descriptions>`
          expect(await feed.sends(text, 'betradar', locale), locale).toMatchObject({ state: 'taken', dropped: [] })
        }
        const shown = async (locale: string) => {
          const params = { id: feed.match }
          const headers = { 'accept-language': locale }
          const { data } = (await injectCall(book.app, 'getMatchMarkets', { params, headers })).answer
          const found = data.find(({ id }) => id === 7_706)
          return [found?.name, found?.outcomes[0]?.name]
        }
        const expected = LOCALES.map((locale) => [`Strange ${locale}`, `yes ${locale}`])
        expect(await Promise.all(LOCALES.map(shown))).toEqual(expected)
        await feed.source.stop()
        book.sink.remove(feed.match)
        const next = await TestFeed.open(book, feed.match)
        expect(await Promise.all(LOCALES.map(shown))).toEqual(expected)
        await next.source.stop()
      }))

    test('CAT-05: an outcome that one language leaves without a name is offered under its name in another, and a player under that of their provider', () =>
      onFeedMatch(suite, async ({ book, feed, now }) => {
        const described = (second: string) => `<market_descriptions><market id="7709" name="Strange"><outcomes>
          <outcome id="1" name="yes"/><outcome id="2" name="${second}"/></outcomes></market></market_descriptions>`
        const player = (prefix: string, name: string) =>
          `<player_profile><player id="${prefix}:player:7710" name="${name}"/></player_profile>`
        await feed.sends(player('od', 'Olga Odd'), 'oddin')
        const scorers = market(40, { 'sr:player:7710': 3 }, { specifiers: 'type=prematch' })
        await feed.sends(oddsChange(feed.match, 3, [market(7_709, { 1: 2, 2: 2 }), scorers], now))
        expect(feed.market(40, 'type=prematch')?.outcomes ?? []).toEqual([])
        expect(await feed.sends(described(' '))).toMatchObject({ dropped: ['outcome 2 of market 7709 without a name'] })
        expect(feed.market(7_709)?.outcomes.map(({ id }) => id)).toEqual(['1'])
        await feed.sends(described('nein'), 'betradar', 'de')
        await feed.sends(player('sr', 'Sara'), 'betradar', 'sv')
        const { data } = (await injectCall(book.app, 'getMatchMarkets', { params: { id: feed.match } })).answer
        const names = (id: number) => data.find((one) => one.id === id)?.outcomes.map(({ name }) => name)
        expect([names(7_709), names(40)]).toEqual([['yes', 'nein'], ['Sara']])
      }))

    test('CAT-05: a league on which one bets takes the number of no other league, of this book or another provider', () =>
      onFeedMatch(suite, async ({ book, feed, now }) => {
        const { db } = book.parts
        const taken = 7_700_000 + (feed.match % 10_000)
        await db.query(
          `INSERT INTO tournaments (id, category_id, key, names, priority, provider, tempo, best_of)
           SELECT $1::int, category_id, 'taken/' || $1::int, '{"en": "Own League"}', 1, 'betradar', 1, 0 FROM tournaments LIMIT 1`,
          [taken],
        )
        const info = (
          prefix: 'sr' | 'od',
        ) => `<tournament_info><tournament id="${prefix}:tournament:${taken}" name="Cup of ${prefix}"
          scheduled="${START(now)}" scheduled_end="${START(now + DAYS_MS)}"><sport id="sr:sport:1" name="Soccer"/>
          <category id="${prefix}:category:8800001" name="Testland"/></tournament><competitors>
          <competitor id="${prefix}:competitor:7707" name="One"/><competitor id="${prefix}:competitor:7708" name="Two"/></competitors></tournament_info>`
        for (const [prefix, provider] of [
          ['od', 'oddin'],
          ['sr', 'betradar'],
        ] as const)
          expect(await feed.sends(info(prefix), provider), prefix).toMatchObject({ state: 'taken', dropped: [] })
        const rows = await db.query<{ key: string; name: string }>(
          `SELECT key, names ->> 'en' AS name FROM tournaments WHERE key LIKE '%:tournament:' || $1::int OR id = $1::int ORDER BY key`,
          [taken],
        )
        expect(rows).toEqual([
          { key: `od:tournament:${taken}`, name: 'Cup of od' },
          { key: `sr:tournament:${taken}`, name: 'Cup of sr' },
          { key: `taken/${taken}`, name: 'Own League' },
        ])
      }))

    test('CAT-05: what a later document leaves out stays: country, category, venue; codes of two letters are countries', () =>
      onFeedMatch(suite, async ({ book, feed, now }) => {
        const bare = fixture(feed.match, { start: START(now) })
        const league = `sr:tournament:${7_800_000 + (feed.match % 10_000)}`
        const circuit = `sr:category:${7_800_000 + (feed.match % 10_000)}`
        const as = (text: string) =>
          text.replace('sr:tournament:8800001', league).replace('sr:category:8800001', circuit)
        const venue = '<venue id="sr:venue:7" name="Town Ground" city_name=" "/>'
        const whole = fixture(feed.match, { start: START(now), more: venue })
          .replace('name="Testland"', 'name="Testland" country_code="NL"')
          .replace('name="Alpha Town"', 'name="Alpha Town" country_code="NLD"')
        await feed.sends(as(whole))
        const where = async () => {
          const [row] = await book.parts.db.query(
            `SELECT c.country_code AS country, c.names ->> 'en' AS category, h.country AS home, m.venue -> 'names' -> 'en' AS venue
             FROM matches m JOIN tournaments t ON t.id = m.tournament_id JOIN categories c ON c.id = t.category_id
             JOIN competitors h ON h.id = m.home_id WHERE m.id = $1`,
            [feed.match],
          )
          return row
        }
        const expected = {
          country: 'NL',
          category: 'Testland',
          home: 'NL',
          venue: { stadium: 'Town Ground', city: null },
        }
        // The side was stored before, without a country.
        expect(await where()).toEqual(expected)
        await feed.sends(as(bare))
        expect(await where()).toEqual(expected)
        await feed.sends(as(bare).replace(/<category [^>]*>/, ''))
        expect(await where()).toEqual(expected)
        await feed.sends(as(bare).replace('</fixture>', '<venue id="sr:venue:8" name=" "/></fixture>'))
        expect(await where()).toEqual(expected)
      }))
  })

  describe('clocks of the feed, as they are written', () => {
    const cases: readonly (readonly [clock: string, expected: Readonly<Record<string, unknown>>])[] = [
      ['match_time="105:03" stoppage_time="1:05"', { match_time: 6_303, stoppage_time: 65, stopped: false }],
      ['match_time="1:45:03"', { match_time: 6_303, stoppage_time: null, remaining_time: null }],
      ['match_time=" 45:00 " stopped="1"', { match_time: 2_700, stopped: true }],
      ['match_time="45" stoppage_time_announced="4"', { match_time: 2_700, stoppage_time_announced: 240 }],
      [
        'remaining_time="0:00" remaining_time_in_period="12:00" stopped="TRUE"',
        { match_time: null, remaining_time: 0, remaining_time_in_period: 720, stopped: true },
      ],
      [
        'match_time="-1:00" stoppage_time="x" stoppage_time_announced="+4:00"',
        { match_time: null, stoppage_time: null },
      ],
    ]
    test('CAT-06 LIVE-01: each field is read by itself, and what is no time is none', () =>
      onFeedMatch(suite, async ({ book, feed, now }) => {
        await feed.passes(1_000)
        for (const [i, [clock, expected]] of cases.entries()) {
          const live = eventStatus({ status: 1, match_status: 6, home_score: i, away_score: 0 }, `<clock ${clock}/>`)
          await feed.sends(oddsChange(feed.match, 1, [market(1, { 1: 2, 2: 3, 3: 4 })], now + 1 + i, live))
          expect(book.sink.events.get(feed.match), clock).toMatchObject({ score: { home: i, clock: expected } })
        }
      }))
  })
})
