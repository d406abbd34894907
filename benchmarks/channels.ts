import type { RealtimeEvent } from '@touchline/contract'
import { eventChannel, listChannel, sportList } from '@touchline/contract/channels'
import { openTestWorld, type TestWorld } from '../apps/book/src/modules/sources/simulator/testing/test-world.ts'
import { embeddedDb } from '../apps/book/src/testing/embedded-db.ts'
import { type Measurement, measurement } from './measurement.ts'

const SECONDS = 60
const STEP_MS = 50
const ROWS = 50
/** What the protocol puts around an event, besides the name of its channel. */
const FRAME = '{"push":{"channel":"","pub":{"data":,"offset":1000}}}'.length

/**
 * A page of 50 matches of football in the simulated world, those in play first: what it receives for each listed price
 * that changes, by the channel of its sport and by the channels of its matches.
 */
export async function run(): Promise<readonly Measurement[]> {
  const world = await openTestWorld({ db: await embeddedDb(), watched: (channel) => /^(list|match):en:/.test(channel) })
  world.prices()
  await passes(world, 2)
  const football = [...world.matches('live'), ...world.matches('prematch')].filter(
    ({ tournament }) => tournament.category.sport.key === 'football',
  )
  const rows = football.slice(0, ROWS)
  const sport = rows[0]?.tournament.category.sport.id ?? 0
  const list = listChannel('en', sportList(sport))
  const own = rows.map(({ id }) => eventChannel('en', id))
  const before = new Map([list, ...own].map((channel) => [channel, world.received(channel).length]))
  await passes(world, SECONDS)
  const since = (channel: string) => world.received(channel).slice(before.get(channel))
  const bytes = (channels: readonly string[]) =>
    channels.reduce((sum, channel) => sum + bytesOf(channel, since(channel)), 0)
  const prices = pricesIn(world.received(list), before.get(list) ?? 0, new Set(rows.map(({ id }) => id)))
  await world.close()
  const [byList, byEvents] = [bytes([list]), bytes(own)]
  return [
    measurement('channels.subscriptions', 1, 'channels', own.length),
    measurement('channels.received', byList / SECONDS, 'B/s', byEvents / SECONDS),
    measurement('channels.bytes-per-price', byList / prices, 'B', byEvents / prices),
    measurement('channels.prices', prices, 'prices'),
  ]
}

async function passes(world: TestWorld, seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds * 1_000; passed += STEP_MS) {
    await world.passes(STEP_MS)
    world.prices()
  }
}

function bytesOf(channel: string, events: readonly RealtimeEvent[]): number {
  const sizes = events.map((event) => Buffer.byteLength(JSON.stringify(event)) + channel.length + FRAME)
  return sizes.reduce((sum, size) => sum + size, 0)
}

/**
 * How many prices of these matches changed in messages of a list.
 * @param from index of the first message that counts
 */
function pricesIn(events: readonly RealtimeEvent[], from: number, matches: ReadonlySet<number>): number {
  const last = new Map<string, number>()
  let changed = 0
  for (const [at, event] of events.entries()) {
    if (event.type !== 'list_changed') continue
    for (const { match_id: id, patches } of event.data.prices) {
      if (!matches.has(id)) continue
      for (const { id: market, specifier, outcomes } of patches)
        for (const { id: outcome, odds } of outcomes) {
          const key = `${id}/${market}/${specifier}/${outcome}`
          if (at >= from && last.get(key) !== odds) changed += 1
          last.set(key, odds)
        }
    }
  }
  return changed
}
