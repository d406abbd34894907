import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '../../db/index.ts'
import { signedHeader } from '../../kernel/signature.ts'
import { perform } from '../../operator/perform.ts'
import { cashesOut } from '../../testing/cashes-out.ts'
import { embeddedDb } from '../../testing/embedded-db.ts'
import { type EventReceiver, startEventReceiver } from '../../testing/event-receiver.ts'
import { openTestBook, type TestBook } from '../../testing/test-book.ts'
import { testOperator } from '../../testing/test-operator.ts'
import { single, type TestPlayer } from '../../testing/test-player.ts'
import { setProviderStatus } from '../providers/index.ts'
import {
  addReceiver,
  EVENT_EXPORT_PATH,
  EVENT_TYPES,
  EVENTS_SIGNATURE_HEADER,
  type ExportedEvent,
  eventSchema,
  RECEIVER_HEADER,
  removeReceiver,
} from './index.ts'

let db: Db
let book: TestBook
let ids = 0

beforeAll(async () => {
  db = await embeddedDb()
})
beforeEach(async () => {
  await db.exec('DELETE FROM rate_limits; DELETE FROM provider_statuses; DELETE FROM provider_heartbeats')
  book = await openTestBook(db)
})
afterEach(async () => {
  await db.exec('DELETE FROM event_receivers; DELETE FROM exported_events')
  await book.close()
})
afterAll(() => db.close())

async function adds(name: string, url: string | null): Promise<string> {
  return (await addReceiver(db, await book.parts.sealer(), { name, url }, book.clock.now())) ?? ''
}

async function hooked(name = 'warehouse'): Promise<EventReceiver> {
  const receiver = await startEventReceiver(book.clock.now)
  receiver.key = await adds(name, receiver.url)
  return receiver
}

const player = () => book.player(`player-${++ids}`)
const match = (isLive = false) => book.offers({ id: ++ids, isLive })
const typesOf = (events: readonly ExportedEvent[]) => events.map(({ type }) => type)
const command = (...args: readonly string[]) => perform({ name: 'events', args }, { ...book.parts })

/** Reads events as a receiver does that requests them. */
async function reads(name: string, key: string, query: string, signed = `GET ${EVENT_EXPORT_PATH}?${query}`) {
  const { statusCode, json } = await book.app.inject({
    url: `${EVENT_EXPORT_PATH}?${query}`,
    headers: {
      [RECEIVER_HEADER]: name,
      [EVENTS_SIGNATURE_HEADER]: signedHeader(key, 'events', signed, book.clock.now()),
    },
  })
  const { data } = json() as { data?: { events: ExportedEvent[]; next: string } }
  return { status: statusCode, events: data?.events ?? [], next: data?.next }
}

/** An operator does something else. */
async function does(name: string, ...args: readonly string[]) {
  const { ok, text } = await perform({ name, args }, { ...book.parts })
  expect(ok, text).toBe(true)
}

/** Each kind of event happens to a player, in the order of EVENT_TYPES. */
async function everything(): Promise<TestPlayer> {
  const anna = await player()
  const [live, settled, called, gone] = [match(true), match(), match(), match(true)]
  await anna.places(single(live.home, 5_00))
  await book.passes(10_000)
  await anna.places(single(gone.home, 1_00))
  await setProviderStatus(db, 'betradar', 'down', book.clock.now())
  await book.passes(10_000)
  await setProviderStatus(db, 'betradar', 'up', book.clock.now())
  await book.passes(10_000)
  const [bet] = (await anna.places(single(settled.home, 2_00))).expectAccepted()
  await settled.ends()
  await book.works()
  await testOperator(book).rollsBack(settled)
  await book.works()
  const [other] = (await anna.places(single(called.home, 3_00))).expectAccepted()
  const value = (await anna.bet(other?.id ?? 0)).to_cashout ?? 0
  expect((await cashesOut(anna, other?.id ?? 0, { seen: value })).status).toBe(200)
  await does('deposit', anna.email, '25.00', 'EUR', `r-${bet?.id}`)
  const limit = { type: 'deposit', period: 'day', amount: 500_00, currency: 'EUR', time_zone: 'UTC' }
  expect((await anna.call('setUserLimit', { body: limit })).status).toBe(200)
  await anna.call('signOut')
  return anna
}

describe('event export', () => {
  test('a webhook gets what happens to players: bets, how they end, money, limits and sessions', async () => {
    const receiver = await hooked()
    const anna = await everything()
    await book.works()
    const own = receiver.received.filter(({ player_id: id }) => id === anna.id)
    const missing = EVENT_TYPES.filter((type) => !typesOf(own).includes(type) && type !== 'bet_cancelled')
    expect(missing).toEqual([])
    // Each event is what its schema says, and holds no other field.
    for (const event of receiver.received)
      expect(eventSchema(event.type).safeParse(event).error?.issues ?? []).toEqual([])
    const placed = own.find(({ type }) => type === 'bet_placed')
    expect(placed).toMatchObject({
      at: expect.stringMatching(/Z$/),
      data: {
        bet_type: 'single',
        status: 'submitted',
        currency: 'EUR',
        stake: 5_00,
        odds: 21_000,
        selections: [{ market_id: expect.any(Number), outcome_id: expect.any(String), odds: 21_000 }],
      },
    })
    expect(own.find(({ type }) => type === 'bet_settled')?.data).toMatchObject({
      status: 'done',
      amount: 4_20,
      previous_status: 'waiting_results',
    })
    expect(own.find(({ type }) => type === 'payment')?.data).toMatchObject({ currency: 'EUR', direction: 'in' })
    expect(receiver.forged).toEqual([])
  })

  test('events of a player come in the order in which they happened, each once while nothing fails', async () => {
    const receiver = await hooked()
    await everything()
    await everything()
    await book.works()
    const positions = receiver.received.map(({ position }) => Number(position))
    expect(positions).toEqual([...new Set(positions)].sort((a, b) => a - b))
    for (const { data } of receiver.received.filter(({ type }) => type === 'bet_settled')) {
      const steps = receiver.received.filter((other) => other.data.bet_id === data.bet_id)
      expect(typesOf(steps)).toEqual(['bet_placed', 'bet_settled', 'bet_reopened'])
    }
  })

  test('what a receiver does not take is sent again, later each time, and nothing goes ahead of it', async () => {
    const receiver = await hooked()
    const anna = await player()
    const game = match()
    let refusals = 0
    receiver.answers = () => (++refusals > 2 ? 200 : 503)
    await anna.places(single(game.home, 1_00))
    await book.works()
    await anna.places(single(game.home, 2_00))
    await book.works()
    expect([refusals, receiver.received]).toEqual([1, []])
    expect((await command('list')).text).toContain('1 failed attempts: status 503')
    await book.passes(1_500)
    expect(refusals).toBe(2)
    await book.passes(1_000)
    expect(refusals).toBe(2)
    await book.passes(1_500)
    const stakes = receiver.received.filter(({ type }) => type === 'bet_placed').map(({ data }) => data.stake)
    expect(stakes).toEqual([1_00, 2_00])
  })

  test('a receiver that does not respond keeps no other one waiting', async () => {
    const silent = await hooked('silent')
    const quick = await hooked('quick')
    let answer = (_status: number) => {}
    silent.answers = () => new Promise((resolve) => (answer = resolve))
    const anna = await player()
    await anna.places(single(match().home, 1_00))
    const working = book.works()
    await expect.poll(() => typesOf(quick.received)).toContain('bet_placed')
    expect(silent.received).toEqual([])
    answer(200)
    await working
  })

  test('a receiver can read from a position, as often as it wants, and one that is replayed gets the same again', async () => {
    const receiver = await hooked()
    const key = await adds('crm', null)
    await everything()
    await book.works()
    const all = (await reads('crm', key, 'after=0&limit=1000')).events
    expect(all).toEqual(receiver.received)
    const first = await reads('crm', key, 'after=0&limit=3')
    const second = await reads('crm', key, `after=${first.next}&limit=1000`)
    expect([...first.events, ...second.events]).toEqual(all)
    expect((await reads('crm', key, `after=${second.next}`)).events).toEqual([])
    receiver.received.length = 0
    expect((await command('replay', 'warehouse', all[2]?.position ?? '')).ok).toBe(true)
    await book.works()
    expect(receiver.received).toEqual(all.slice(3))
  })

  test('who does not sign, signs another request, or has another key, reads nothing', async () => {
    const key = await adds('crm', null)
    expect((await reads('crm', key, 'after=0')).status).toBe(200)
    expect((await reads('crm', 'guessed', 'after=0')).status).toBe(401)
    expect((await reads('other', key, 'after=0')).status).toBe(401)
    expect((await reads('crm', key, 'after=0', `GET ${EVENT_EXPORT_PATH}?after=7`)).status).toBe(401)
    expect((await book.app.inject({ url: `${EVENT_EXPORT_PATH}?after=0` })).statusCode).toBe(401)
    for (const query of ['after=-1', 'after=x', 'after=0&limit=0', 'after=0&limit=5000'])
      expect((await reads('crm', key, query)).status).toBe(400)
    expect((await command('key', 'crm')).text).toContain('shown this once')
    expect((await reads('crm', key, 'after=0')).status).toBe(401)
  })

  test('without a receiver nothing is written, and one that is removed gets nothing more', async () => {
    await everything()
    expect(await db.query('SELECT 1 FROM exported_events', [])).toEqual([])
    const receiver = await hooked()
    await removeReceiver(db, 'warehouse', book.clock.now())
    await everything()
    await book.works()
    expect(receiver.received).toEqual([])
  })

  test('events are kept until each receiver has them, and for 30 days', async () => {
    const receiver = await hooked()
    await everything()
    await book.works()
    const sent = receiver.received.length
    receiver.answers = () => 503
    const anna = await player()
    await book.works()
    book.clock.advance(31 * 24 * 3_600_000)
    await book.does('housekeeping')
    const kept = await db.query<{ player_id: number }>(
      "SELECT player_id FROM exported_events WHERE type <> 'session_ended'",
      [],
    )
    expect(sent).toBeGreaterThan(0)
    expect(new Set(kept.map(({ player_id: id }) => id))).toEqual(new Set([anna.id]))
  })

  test('an address must be HTTPS or on this machine, and a name is taken once', async () => {
    for (const url of [
      'http://bets.example/events',
      'ftp://x',
      'https://user:pass@bets.example/e',
      'https://bets.example/?a=1',
      'x',
    ])
      expect((await command('add', 'warehouse', url)).ok, url).toBe(false)
    expect((await command('add', 'warehouse', 'https://bets.example/events')).ok).toBe(true)
    expect((await command('add', 'warehouse')).ok).toBe(false)
    expect((await command('remove', 'warehouse')).ok).toBe(true)
    expect((await command('remove', 'warehouse')).ok).toBe(false)
    expect((await command('list')).text).toBe('There are no receivers of events.')
  })
})
