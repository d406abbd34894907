import { eventChannel } from '@touchline/contract'
import { expect, test } from 'vitest'
import { market, oddsChange } from '../../../testing/feed/messages.ts'
import { TestFeed } from '../../../testing/feed/test-feed.ts'
import { onTwoProviders } from '../../../testing/feed/two-providers.ts'
import { injectCall } from '../../../testing/inject-call.ts'
import { onDatabase } from '../../../testing/on-database.ts'
import { single } from '../../../testing/test-player.ts'

const DAY_MS = 24 * 3_600_000
const PREFIX = { betradar: 'sr', oddin: 'od' } as const
type Name = keyof typeof PREFIX
const SPORTS: Readonly<Record<Name, string>> = { betradar: 'sr:sport:110', oddin: 'od:sport:1' }
const SIDES = ['Alpha', 'Beta', 'Gamma']
const MARKET = 534

onDatabase((suite) => {
  test('CAT-05 SLIP-07: an outright that two providers have is suggested and, once confirmed, offered by one of them and settled by it', () =>
    onTwoProviders(suite, async ({ book, match, player }) => {
      const feed = await TestFeed.open(book)
      const number = feed.match
      const urnOf = (name: Name) => `${PREFIX[name]}:${name === 'oddin' ? 'tournament' : 'season'}:${number}`
      const sideOf = (name: Name, at: number) => `${PREFIX[name]}:competitor:${number * 10 + at}`
      const day = (days: number) => new Date(book.clock.now() + days * DAY_MS).toISOString().slice(0, 10)
      const sends = (name: Name, text: string) => feed.sends(text.replaceAll(`sr:match:${number}`, urnOf(name)), name)
      const prices = (name: Name, odds: number) =>
        sends(
          name,
          oddsChange(
            number,
            3,
            [market(MARKET, Object.fromEntries(SIDES.map((_, at) => [sideOf(name, at), odds])))],
            book.clock.now(),
          ),
        )
      const eventOf = (name: Name) =>
        [...book.sink.events.all()].find(({ type, tournament }) => type === 'outright' && tournament.provider === name)
          ?.id ?? 0
      const quote = (name: Name) =>
        book.parts.board.quote(eventOf(name), MARKET, '', sideOf(name, 0), book.clock.now()).state
      const pick = (name: Name) => ({
        match_id: eventOf(name),
        market_id: MARKET,
        specifier: '',
        outcome_id: sideOf(name, 0),
        odds: 30_000,
      })
      for (const name of ['betradar', 'oddin'] as const) {
        const league = `${PREFIX[name]}:tournament:${number + 1}`
        const sides = SIDES.map((side, at) => `<competitor id="${sideOf(name, at)}" name="Team ${side}"/>`).join('')
        const dates = `start_date="${day(-10)}" end_date="${day(60)}"`
        const markets = `<market_descriptions><market id="${MARKET}" name="Winner" groups="all"><outcomes/></market></market_descriptions>`
        await match.givesSign(name)
        await feed.sends(markets, name)
        await feed.sends(
          `<tournament_info><tournament id="${league}" name="World Cup"><sport id="${SPORTS[name]}" name="LoL"/>
            <category id="${PREFIX[name]}:category:${number}" name="International"/></tournament>
            <season id="${urnOf(name)}" name="World Cup 2026" ${dates}/><competitors>${sides}</competitors></tournament_info>`,
          name,
        )
        await prices(name, 3)
      }
      expect([quote('betradar'), quote('oddin')]).toEqual(['open', 'open'])
      const suggested = (await match.map()).split('\n').find((line) => line.includes(urnOf('betradar')))
      expect(suggested).toContain('World Cup 2026 (outright, 3 competitors)')
      expect(suggested).toContain(urnOf('oddin'))
      expect(await match.map('confirm', urnOf('betradar'), match.urn('oddin'))).toContain('One is a match')

      const lastOffered = (name: Name) => {
        const statuses = book.publisher
          .on(eventChannel('en', eventOf(name)))
          .flatMap(({ type, data }) => (type === 'match_status_changed' ? [data] : []))
        return { status: statuses.at(-1)?.status, offered_as: statuses.at(-1)?.offered_as }
      }
      expect(await match.map('confirm', urnOf('betradar'), urnOf('oddin'))).toContain('are one event')
      expect(lastOffered('oddin')).toEqual({ status: 0, offered_as: eventOf('betradar') })
      expect([quote('betradar'), quote('oddin')]).toEqual(['open', 'suspended'])
      const demo = await player()
      ;(await demo.places(single(pick('oddin'), 1_00))).expectRefused('market_suspended')
      const [placed] = (await demo.places(single(pick('betradar'), 1_00))).expectAccepted()
      const query = { sport_key: 'lol', type: 'outright', limit: '100' }
      const { answer } = await injectCall(book.app, 'getMatches', { query })
      const both = [eventOf('betradar'), eventOf('oddin')]
      expect(answer.data.map(({ id }) => id).filter((id) => both.includes(id))).toEqual([eventOf('betradar')])
      const page = await injectCall(book.app, 'getMatch', { params: { id: eventOf('oddin') } })
      expect(page.answer.data.id).toBe(eventOf('betradar'))

      await match.map('offer', urnOf('oddin'))
      expect(lastOffered('betradar')).toEqual({ status: 0, offered_as: eventOf('oddin') })
      expect(lastOffered('oddin')).toEqual({ status: 0, offered_as: undefined })

      const settles = (name: Name, result: number) =>
        sends(
          name,
          `<bet_settlement certainty="2" product="3" event_id="sr:match:${number}" timestamp="${book.clock.now()}"><outcomes>
            <market id="${MARKET}"><outcome id="${sideOf(name, 0)}" result="${result}"/></market></outcomes></bet_settlement>`,
        )
      await settles('oddin', 0)
      expect((await demo.bet(placed?.id ?? 0)).status).not.toBe('done')
      await settles('betradar', 1)
      expect((await demo.bet(placed?.id ?? 0)).result).toBe('win_entire')
      await book.expectCleanBooks()
      await feed.source.stop()
    }))
})
