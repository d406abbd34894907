import { publicChannel } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { SILENCE_MS } from '../../kernel/silence.ts'
import { perform } from '../../operator/perform.ts'
import { ingest } from '../../operator/results/ingest.ts'
import { injectCall } from '../../testing/inject-call.ts'
import { onBook } from '../../testing/on-book.ts'
import { onDatabase } from '../../testing/on-database.ts'
import { openTestBook, type TestBook } from '../../testing/test-book.ts'
import { combo, single } from '../../testing/test-player.ts'
import { writeFiles } from '../../testing/write-files.ts'
import { createValuePublisher } from '../bets/cash-out/publish-values.ts'
import { createHubPublisher } from '../realtime/publishing/hub-publisher.ts'
import { startTestHub } from '../realtime/testing/test-hub.ts'
import { ownHeartbeat, recordHeartbeat } from './heartbeats.ts'
import { publishProviderStatuses } from './publish-provider-statuses.ts'

const DELAY_MS = 3_000

async function operates(book: TestBook, ...[name = '', ...args]: readonly string[]): Promise<string> {
  const { text } = await perform({ name, args }, book.parts)
  await book.works()
  return text
}

async function statusOf(book: TestBook, provider: string): Promise<string | undefined> {
  const { data } = (await injectCall(book.app, 'getSettings')).answer
  return (data.provider_statuses as Readonly<Record<string, string>>)[provider]
}

function recordSign(book: TestBook, isAlive: boolean, messageAt = book.clock.now(), producer = '1'): Promise<void> {
  return recordHeartbeat(book.parts.db, { provider: 'oddin', producer, isAlive, messageAt }, book.clock.now())
}

onDatabase((suite) => {
  describe('a data provider that is down', () => {
    test('SLIP-07: suspends its matches on the board and refuses bets, maximal stakes and custom odds on them, and no others', () =>
      onBook(suite, async ({ book, match, player }) => {
        const [regular, cyber] = [match(), match({ provider: 'oddin' })]
        const demo = await player()
        await operates(book, 'provider', 'oddin', 'down')
        const { board, clock } = book.parts
        expect(board.quote(cyber.id, 1, '', '1', clock.now())).toEqual({ state: 'suspended', reason: 'scout_lost' })
        expect(board.quote(regular.id, 1, '', '1', clock.now())).toMatchObject({ state: 'open' })
        const fresh = match({ provider: 'oddin' })
        for (const game of [cyber, fresh]) {
          game.moves({ home: 25_000 })
          expect((await demo.places(single(game.home, 1_00))).expectRefused('provider_down').code).toBe(144)
        }
        ;(await demo.places(combo([cyber.home, fresh.home], 1_00))).expectRefused('provider_down')
        ;(await demo.places(single(regular.home, 1_00))).expectAccepted()
        await demo.expectBalance(999_00)
        await operates(book, 'provider', 'oddin', 'up')
        for (const game of [cyber, fresh]) (await demo.places(single(game.home, 1_00))).expectAccepted()
      }))

    test('BETS-02: cashes none of its bets out, takes their values away, and gives both back with it', () =>
      onBook(suite, async ({ book, match, player }) => {
        const [regular, cyber] = [
          match({ odds: { home: 20_000 } }),
          match({ provider: 'oddin', odds: { home: 20_000 } }),
        ]
        const demo = await player()
        const [kept] = (await demo.places(single(regular.home, 10_00))).expectAccepted()
        const [lost] = (await demo.places(single(cyber.home, 10_00))).expectAccepted()
        const values = createValuePublisher(book.parts, { hasSubscriber: () => true, players: () => [demo.id] })
        const changesNow = async () => {
          await values.round()
          const changes = book
            .received(demo)
            .flatMap((event) => (event.type === 'bet_cashout_changed' ? [event.data] : []))
          return [kept, lost].map((bet) => changes.findLast(({ bet_id }) => bet_id === bet?.id))
        }
        const valuesNow = async () => (await changesNow()).map((change) => change?.to_cashout)
        const whyNow = async () => (await changesNow())[1]?.cashout_off
        const cashOut = (id = 0, key = '') =>
          demo.call('cashOutBet', { body: { bet_id: id, to_cashout: 9_50 }, headers: { 'idempotency-key': key } })
        expect(await valuesNow()).toEqual([9_50, 9_50])
        await operates(book, 'provider', 'oddin', 'down')
        expect(await valuesNow()).toEqual([9_50, null])
        expect(await whyNow()).toBe('provider_down')
        expect((await cashOut(lost?.id, `down-${lost?.id}`)).error).toMatchObject({
          key: 'error.place_bets.provider_down',
        })
        expect(await demo.bet(lost?.id ?? 0)).toMatchObject({ to_cashout: null, cashout_off: 'provider_down' })
        expect((await cashOut(kept?.id, `down-${kept?.id}`)).status).toBe(200)
        await operates(book, 'provider', 'oddin', 'up')
        expect((await valuesNow())[1]).toBe(9_50)
        expect((await cashOut(lost?.id, `up-${lost?.id}`)).answer.data.status).toBe('cashed_out')
      }))

    test('BETS-02: publishes the values of its bets again after an outage too short to be published', () =>
      onBook(suite, async ({ book, match, player }) => {
        const cyber = match({ provider: 'oddin', odds: { home: 20_000 } })
        const demo = await player()
        const [bet] = (await demo.places(single(cyber.home, 10_00))).expectAccepted()
        const values = createValuePublisher(book.parts, { hasSubscriber: () => true, players: () => [demo.id] })
        const received = () =>
          book.received(demo).flatMap((event) => (event.type === 'bet_cashout_changed' ? [event.data.to_cashout] : []))
        await values.round()
        await values.round()
        expect(received()).toEqual([9_50])
        await operates(book, 'provider', 'oddin', 'down')
        // The response to a page that loads now.
        expect((await demo.bet(bet?.id ?? 0)).to_cashout).toBeNull()
        await operates(book, 'provider', 'oddin', 'up')
        await values.round()
        await values.round()
        expect(received()).toEqual([9_50, 9_50])
      }))

    test('PLACE-04: rejects a live bet at the end of its delay with code 144 and returns the stake, and no other', () =>
      onBook(suite, async ({ book, match, player }) => {
        const [regular, cyber] = [match({ isLive: true }), match({ provider: 'oddin', isLive: true })]
        const demo = await player()
        const [kept] = (await demo.places(single(regular.home, 10_00), { mode: 'any' })).expectAccepted()
        const [lost] = (await demo.places(single(cyber.home, 10_00), { mode: 'any' })).expectAccepted()
        await operates(book, 'provider', 'oddin', 'down')
        await book.passes(DELAY_MS)
        expect(await demo.bet(lost?.id ?? 0)).toMatchObject({ status: 'rejected', rejection: { code: 144 } })
        expect(await demo.bet(kept?.id ?? 0)).toMatchObject({ status: 'waiting_results' })
        await demo.expectBalance(990_00)
        await operates(book, 'provider', 'oddin', 'up')
      }))

    test('SLIP-07: takes no bet from the moment in which the command has responded, in a process that has not received it either', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match({ provider: 'oddin' })
        const demo = await player()
        const other = await openTestBook(book.parts.db, book.clock)
        const twin = other.offers({ id: game.id, provider: 'oddin' })
        demo.app = other.app
        ;(await demo.places(single(twin.home, 1_00))).expectAccepted()
        await perform({ name: 'provider', args: ['oddin', 'down'] }, book.parts)
        const { board, clock } = other.parts
        expect(board.quote(game.id, 1, '', '1', clock.now()).state).toBe('open')
        expect((await demo.places(single(twin.home, 1_00))).expectRefused('provider_down').code).toBe(144)
        expect(book.parts.board.quote(game.id, 1, '', '1', clock.now()).state).toBe('suspended')
        await perform({ name: 'provider', args: ['oddin', 'up'] }, book.parts)
        ;(await demo.places(single(twin.home, 1_00))).expectAccepted()
        await other.works()
        await other.close()
      }))

    test('SLIP-07: is down in every process of the book, and still after a restart', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match({ provider: 'oddin' })
        const demo = await player()
        const other = await openTestBook(book.parts.db, book.clock)
        const twin = other.offers({ id: game.id, provider: 'oddin' })
        await operates(book, 'provider', 'oddin', 'down')
        await other.works()
        expect([await statusOf(book, 'oddin'), await statusOf(other, 'oddin')]).toEqual(['down', 'down'])
        demo.app = other.app
        ;(await demo.places(single(twin.home, 1_00))).expectRefused('provider_down')
        const next = await other.restarts()
        const again = next.offers({ id: game.id, provider: 'oddin' })
        expect(await statusOf(next, 'oddin')).toBe('down')
        demo.app = next.app
        ;(await demo.places(single(again.home, 1_00))).expectRefused('provider_down')
        await operates(next, 'provider', 'oddin', 'up')
        await book.works()
        expect([await statusOf(book, 'oddin'), await statusOf(next, 'oddin')]).toEqual(['up', 'up'])
        ;(await demo.places(single(again.home, 1_00))).expectAccepted()
        await next.close()
      }))

    test('LIVE-03: all clients in all languages receive it over the socket, in the wire form', () =>
      onBook(suite, async ({ book }) => {
        const hub = await startTestHub()
        const { client: english } = await hub.join(publicChannel('en'))
        const { client: german } = await hub.join(publicChannel('de'))
        const publisher = createHubPublisher(hub.hub)
        for (const status of ['down', 'up'] as const) {
          await perform({ name: 'provider', args: ['oddin', status] }, book.parts)
          await publishProviderStatuses({ ...book.parts, publisher })
          await publishProviderStatuses({ ...book.parts, publisher })
          const data = { type: 'provider_status_changed', data: { provider: 'oddin', status } }
          expect(await english.line()).toMatchObject({ push: { channel: 'public:en', pub: { data } } })
          expect(await german.line()).toMatchObject({ push: { channel: 'public:de', pub: { data } } })
        }
        const received = [english, german].flatMap((client) => client.frames.filter((frame) => frame.includes('oddin')))
        expect(received).toHaveLength(4)
      }))
  })

  describe('the silence of a data provider', () => {
    test('SLIP-07: one that has sent and falls silent for 20 s is down, until it sends again; one that never sent is up', () =>
      onBook(suite, async ({ book, match, player }) => {
        const [cyber, demo] = [match({ provider: 'oddin' }), await player()]
        await recordSign(book, true)
        await book.passes(SILENCE_MS)
        expect(await statusOf(book, 'oddin')).toBe('up')
        await book.passes(1)
        expect([await statusOf(book, 'oddin'), await statusOf(book, 'betradar')]).toEqual(['down', 'up'])
        ;(await demo.places(single(cyber.home, 1_00))).expectRefused('provider_down')
        expect(await operates(book, 'provider', 'list')).toContain('oddin  down (lost), last received 2027-')
        await recordSign(book, true)
        await book.works()
        expect(await statusOf(book, 'oddin')).toBe('up')
        ;(await demo.places(single(cyber.home, 1_00))).expectAccepted()
        const received = book.publisher.on(publicChannel('en')).map(({ data }) => data)
        expect(received).toEqual([
          { provider: 'oddin', status: 'down' },
          { provider: 'oddin', status: 'up' },
        ])
      }))

    test('SLIP-07: a process that was away gives the feed time to send; a producer lost before stays lost', () =>
      onBook(suite, async ({ book }) => {
        await recordSign(book, true)
        book.clock.advance(3_600_000)
        const next = await book.restarts()
        await next.works()
        expect(await statusOf(next, 'oddin')).toBe('up')
        await recordHeartbeat(next.parts.db, ownHeartbeat('oddin', next.clock.now()), next.clock.now())
        await next.passes(SILENCE_MS + 1)
        expect(await statusOf(next, 'oddin')).toBe('down')
        const last = await next.restarts()
        expect(await statusOf(last, 'oddin')).toBe('down')
        await last.close()
      }))

    test('SLIP-07: a lost producer takes its provider down; the last word counts, a late one is silence, the future does not exist', () =>
      onBook(suite, async ({ book }) => {
        const now = book.clock.now()
        const shown = async () => {
          await book.works()
          return statusOf(book, 'oddin')
        }
        await recordSign(book, true, now, '1')
        await recordSign(book, true, now, '3')
        expect(await shown()).toBe('up')
        await recordSign(book, false, now + 1, '3')
        expect(await shown()).toBe('down')
        await recordSign(book, true, now - 1, '3')
        expect(await shown()).toBe('down')
        await recordSign(book, true, now + 3_600_000, '3')
        expect(await shown()).toBe('up')
        book.clock.advance(SILENCE_MS)
        await recordSign(book, true, book.clock.now(), '1')
        await recordSign(book, true, book.clock.now() - SILENCE_MS + 1, '3')
        expect(await shown()).toBe('up')
        await recordSign(book, true, book.clock.now() - SILENCE_MS - 1, '5')
        expect(await shown()).toBe('down')
      }))

    test('SLIP-07: an operator takes a provider down whatever it sends, and puts a silent one back up', () =>
      onBook(suite, async ({ book }) => {
        await recordSign(book, true)
        await operates(book, 'provider', 'oddin', 'down')
        await recordSign(book, true)
        await book.works()
        expect(await statusOf(book, 'oddin')).toBe('down')
        expect(await operates(book, 'provider', 'list')).toContain('oddin  down (by the operator), last received')
        await operates(book, 'provider', 'oddin', 'up')
        await book.passes(SILENCE_MS + 1)
        expect(await statusOf(book, 'oddin')).toBe('down')
        await operates(book, 'provider', 'oddin', 'up')
        await book.passes(SILENCE_MS + 1)
        expect(await statusOf(book, 'oddin')).toBe('up')
      }))

    test('SLIP-07: alive, snapshot_complete and product_down of the Unified Odds Feed say how a producer is', () =>
      onBook(suite, async ({ book }) => {
        const { path, remove } = await writeFiles({
          'alive.xml': '<alive product="1" timestamp="1" subscribed="1"/>',
          'now.xml': '<alive product="1" subscribed="1"/>',
          'lost.xml': '<alive product="1" subscribed="0"/>',
          'down.xml': '<product_down product="1"/>',
          'back.xml': '<snapshot_complete request_id="7" product="1"/>',
        })
        const ingests = async (name: string) => {
          book.clock.advance(1)
          const { text } = await ingest.run(['--provider', 'oddin', path(name)], book.parts)
          await book.works()
          return [text.replace(/^.*: /, ''), await statusOf(book, 'oddin')]
        }
        expect(await ingests('alive.xml')).toEqual(['producer 1 of oddin says that it is there.', 'down'])
        expect(await ingests('now.xml')).toEqual(['producer 1 of oddin says that it is there.', 'up'])
        expect(await ingests('lost.xml')).toEqual(['producer 1 of oddin says that it is down.', 'down'])
        expect(await ingests('back.xml')).toEqual(['producer 1 of oddin says that it is there.', 'up'])
        expect(await ingests('down.xml')).toEqual(['producer 1 of oddin says that it is down.', 'down'])
        await expect(ingest.run(['--provider', 'unknown', path('now.xml')], book.parts)).rejects.toThrow(/betradar/)
        await remove()
      }))
  })
})
