import { describe, expect, test } from 'vitest'
import { injectCall } from '../../testing/inject-call.ts'
import { onBook } from '../../testing/on-book.ts'
import { onDatabase } from '../../testing/on-database.ts'
import { operates } from '../../testing/operates.ts'
import type { TestBook } from '../../testing/test-book.ts'
import {
  CODES,
  framedCall,
  type HostAnswer,
  hostPlayer,
  newFrame,
  openTestHost,
  type TestHost,
} from '../../testing/test-host.ts'
import { single } from '../../testing/test-player.ts'
import { publishSite } from '../site/index.ts'

const keyOf = ({ body }: HostAnswer) => body.key
const HOME = { street: 'Kungsgatan 1 B', postal_code: '111 43', city: 'Stockholm' }
const letters = () =>
  String(Math.random())
    .slice(2, 12)
    .replace(/\d/g, (digit) => 'bdfglmnprs'[Number(digit)] ?? '')

const asks = (host: TestHost, player: object) =>
  host.sends(CODES, { origin: host.origin, nonce: newFrame().nonce, player })

const places = (book: TestBook, cookie: string, bet: object) =>
  framedCall(book, 'placeBets', {
    cookie,
    headers: { 'idempotency-key': `host-bet-${Math.random()}` },
    body: { meta: { device_id: 'host', auto_accept_odds_change: 'any' }, bets: [bet] },
  })

onDatabase((suite) => {
  describe('players whom hosts sign in', () => {
    test('EMBED-03 PLAYER-01: a player is made on first use by the rules of every sign-up, or refused by a stable code', () =>
      onBook(suite, async ({ book, match }) => {
        const host = await openTestHost(book)
        const site = {
          format: 1,
          frameOrigins: [host.origin],
          blockedCountries: { site: [], signIn: [], signUp: ['FR'] },
        }
        await publishSite(book.parts.db, {
          body: JSON.stringify(site),
          author: 'test',
          now: book.clock.now(),
          basedOn: null,
        })
        const refused: readonly (readonly [object, string])[] = [
          [hostPlayer({ country: 'FR' }), 'error.users.country_blocked'],
          [hostPlayer({ born_on: '2015-01-01' }), 'error.users.too_young'],
          [hostPlayer({ country: 'SE' }), 'error.users.fields_missing'],
          [hostPlayer({ currency: 'XXX' }), 'error.player.currency_not_offered'],
          [hostPlayer({ email: 'no address' }), 'error.users.email_invalid'],
          [hostPlayer({ email: '+4670123456' }), 'error.users.email_invalid'],
          [hostPlayer({ first_name: '123' }), 'error.player.name_invalid'],
          [hostPlayer({ mobile_phone: '12345' }), 'error.phone.invalid'],
          [{ ...hostPlayer(), born_on: undefined }, 'error.validation'],
        ]
        for (const [player, key] of refused) {
          const answer = await asks(host, player)
          expect([JSON.stringify(player), keyOf(answer)]).toEqual([JSON.stringify(player), key])
        }
        const profile = hostPlayer({ locale: 'de', first_name: 'Anna' })
        const cookie = await host.lets(profile)
        const { data } = (await framedCall(book, 'getPlayer', { cookie })).body
        expect(data).toMatchObject({
          email: null,
          language: 'de',
          currency: 'EUR',
          country: 'DE',
          first_name: 'Anna',
          born_on: '1990-02-28',
          statuses: [],
        })
        const accounts = (await framedCall(book, 'getAccounts', { cookie })).body.data as unknown as {
          currency: string
        }[]
        expect(accounts.map(({ currency }) => currency)).toEqual(['EUR'])
        await operates(book, 'audit')
        const placed = await places(book, cookie, single(match().home, 1_00))
        expect(placed.status, JSON.stringify(placed.body)).toBe(201)
        // The same id at another host is another player.
        const other = await openTestHost(book, [host.origin])
        const there = await other.lets(profile)
        expect((await framedCall(book, 'getPlayer', { cookie: there })).body.data?.id).not.toBe(data?.id)
      }))

    test('EMBED-03: of first uses at once there is one player', () =>
      onBook(suite, async ({ book }) => {
        const host = await openTestHost(book)
        const profile = hostPlayer()
        const answers = await Promise.all([1, 2, 3, 4, 5].map(() => asks(host, profile)))
        expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
        const players = await book.parts.db.query('SELECT 1 FROM embed_players WHERE external_id = $1', [
          profile.external_id,
        ])
        expect(players).toHaveLength(1)
      }))

    test('EMBED-03: a host may say new names and addresses later; day of birth and country stay, and what they were known by', () =>
      onBook(suite, async ({ book }) => {
        const host = await openTestHost(book)
        const profile = hostPlayer({ first_name: 'Anna', last_name: 'Berg', ...HOME })
        const cookie = await host.lets(profile)
        const moved = {
          ...profile,
          last_name: 'Lind',
          street: 'Storgatan 2',
          postal_code: '211 42',
          city: 'Malmö',
          locale: 'sv',
        }
        expect((await asks(host, moved)).status).toBe(201)
        const { data } = (await framedCall(book, 'getPlayer', { cookie })).body
        expect(data).toMatchObject({ first_name: 'Anna', last_name: 'Lind', city: 'Malmö', language: 'sv' })
        const kept = await book.parts.db.query('SELECT city FROM past_addresses WHERE player_id = $1', [
          Number(data?.id),
        ])
        expect(kept).toEqual([{ city: 'Stockholm' }])
        for (const other of [{ born_on: '1991-02-28' }, { country: 'GR' }]) {
          const answer = await asks(host, { ...moved, ...other })
          expect([answer.status, keyOf(answer)]).toEqual([409, 'error.embed.player_differs'])
        }
      }))

    test('EMBED-03: the address at the host opens nothing here: no password, and no link to a new one', () =>
      onBook(suite, async ({ book }) => {
        const host = await openTestHost(book)
        const email = `${letters()}@touchline.test`
        await host.lets(hostPlayer({ email }))
        const body = { email, password: 'seven green boats at noon' }
        expect((await injectCall(book.app, 'signIn', { body })).error.key).toBe('error.wrong_credentials')
        await injectCall(book.app, 'requestPasswordReset', { body: { email } })
        await book.works()
        const tokens = await book.parts.db.query(
          "SELECT 1 FROM access_tokens WHERE purpose = 'password_reset' AND player_id IN (SELECT player_id FROM embed_players)",
          [],
        )
        expect(tokens).toEqual([])
        // Its owner may open an account of their own with it.
        const own = { ...body, currency: 'EUR', terms_accepted: true, country: 'DE', born_on: '1970-01-01' }
        expect((await injectCall(book.app, 'signUp', { body: own })).status).toBe(202)
      }))

    test('EMBED-03 SAFE-04: who has excluded themselves plays through no host, and who does so in a frame plays no more', () =>
      onBook(suite, async ({ book, match, player }) => {
        const host = await openTestHost(book)
        const game = match()
        const demo = await player()
        expect((await demo.call('excludePlayer', { body: { type: 'selfexclusion', days: 180 } as never })).status).toBe(
          201,
        )
        // From now on they are recognised by the data they gave.
        await book.does('housekeeping')
        const held = await host.lets(hostPlayer({ email: demo.email }))
        const { data } = (await framedCall(book, 'getPlayer', { cookie: held })).body
        expect(data?.statuses).toEqual([{ id: 'account_held' }])
        expect((await places(book, held, single(game.home, 1_00))).status).toBe(400)
        const ann = hostPlayer()
        const cookie = await host.lets(ann)
        expect((await places(book, cookie, single(game.home, 1_00))).status).toBe(201)
        const excluded = await framedCall(book, 'excludePlayer', { cookie, body: { type: 'selfexclusion', days: 180 } })
        expect(excluded.status, JSON.stringify(excluded.body)).toBe(201)
        const again = await host.lets(ann)
        const answer = await places(book, again, single(game.home, 1_00))
        expect([answer.status, JSON.stringify(answer.body)]).toEqual([400, expect.stringContaining('excluded')])
        // A new name at the host is the same person by what the host says of them.
        const email = `${letters()}@touchline.test`
        const bob = await host.lets(hostPlayer({ email }))
        await framedCall(book, 'excludePlayer', { cookie: bob, body: { type: 'selfexclusion', days: 180 } })
        const twin = await host.lets(hostPlayer({ email }))
        expect((await framedCall(book, 'getPlayer', { cookie: twin })).body.data?.statuses).toEqual([
          { id: 'account_held' },
        ])
      }))

    test('EMBED-03: a closed account is let in by no host', () =>
      onBook(suite, async ({ book }) => {
        const host = await openTestHost(book)
        const ann = hostPlayer()
        const cookie = await host.lets(ann)
        const frame = newFrame()
        const code = await host.code(frame, ann)
        const id = Number((await framedCall(book, 'getPlayer', { cookie })).body.data?.id)
        await book.parts.db.query('UPDATE players SET closed_at = $2 WHERE id = $1', [id, new Date(book.clock.now())])
        expect(keyOf(await host.exchanges(code, frame))).toBe('error.users.account_closed')
        expect(keyOf(await asks(host, ann))).toBe('error.users.account_closed')
      }))
  })
})
