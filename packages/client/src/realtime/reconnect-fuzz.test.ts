import { expect, test } from 'vitest'
import { startWorld, type TestWorld, until } from './testing/test-page.ts'

/** A seeded source of numbers from 0 to 1 (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const CHANNELS = ['public:en', 'match:en:1', 'match:en:2']
const CLIENTS = 6
const STEPS = 150

/** What one client saw of one channel: numbers, and `gap` where it was notified that some are missing. */
type Log = (number | 'gap')[]

function startClient(world: TestWorld) {
  const logs = new Map<string, Log>(CHANNELS.map((channel) => [channel, []]))
  const page = world.page({
    delta: true,
    onEvent: ({ n }, channel) => void logs.get(channel)?.push(n),
    onGap: (channel) => void logs.get(channel)?.push('gap'),
  })
  for (const channel of CHANNELS) page.realtime.subscribe(channel)
  page.realtime.connect()
  return { page, logs }
}

/** The numbers that are missing without a report, and those seen twice or out of order. */
function faultsIn(log: Log): string[] {
  const faults: string[] = []
  let last = 0
  let isReported = false
  for (const entry of log) {
    if (entry === 'gap') isReported = true
    else {
      if (entry <= last) faults.push(`${entry} after ${last}`)
      if (entry > last + 1 && !isReported) faults.push(`${last + 1} to ${entry - 1} missing`)
      last = entry
      isReported = false
    }
  }
  return faults
}

/** Runs one seeded world to its end and counts how often messages were replayed, and how often a gap was reported. */
async function runWorld(seed: number): Promise<{ recovered: number; gaps: number }> {
  const random = seeded(seed)
  const published = new Map<string, number>(CHANNELS.map((channel) => [channel, 0]))
  const world = await startWorld({ delta: true })
  const clients = Array.from({ length: CLIENTS }, () => startClient(world))
  const publish = (channel: string) => {
    const n = (published.get(channel) ?? 0) + 1
    published.set(channel, n)
    world.hub.publish(channel, { n, text: `Спартак ${'абвгд'[n % 5]} ${'the same words '.repeat(8)}` })
  }
  await until('all are in', () => clients.every(({ page }) => page.seen.opened.length === CHANNELS.length))
  for (let step = 0; step < STEPS; step++) {
    const dice = random()
    if (dice < 0.06) world.cutOne((count) => Math.floor(random() * count))
    else if (dice < 0.07) world.cutAll()
    else if (dice < 0.075) await world.restart()
    const burst = random() < 0.03 ? 120 : Math.floor(random() * 6)
    for (let n = 0; n < burst; n++) publish(CHANNELS[Math.floor(random() * CHANNELS.length)] ?? 'public:en')
    await new Promise((resolve) => setTimeout(resolve, random() * 25))
  }
  const subscriptions = CLIENTS * CHANNELS.length
  await until('all pages are back', () => world.hub.stats().num_subscriptions === subscriptions, 30_000)
  for (const channel of CHANNELS) publish(channel)
  const arrived = (log: Log | undefined, channel: string) => log?.at(-1) === published.get(channel)
  await until('the last ones arrive', () =>
    clients.every(({ logs }) => CHANNELS.every((channel) => arrived(logs.get(channel), channel))),
  )
  const faults = clients.flatMap(({ logs }) => [...logs.values()].flatMap(faultsIn))
  expect(faults, `seed ${seed}`).toEqual([])
  const problems = clients.flatMap(({ page }) => page.seen.problems.filter(({ kind }) => kind !== 'trouble'))
  expect(problems, `seed ${seed}`).toEqual([])
  const entries = clients.flatMap(({ logs }) => [...logs.values()].flat())
  return { recovered: world.hub.stats().recovered, gaps: entries.filter((entry) => entry === 'gap').length }
}

test('LIVE-03: through random cuts every client sees every publication once, or a gap (seed 20260)', async () => {
  const { recovered } = await runWorld(20_260)
  expect(recovered).toBeGreaterThan(0)
})

test('LIVE-03: through random cuts and a restart every client sees every publication once, or a gap (seed 1)', async () => {
  const { gaps } = await runWorld(1)
  expect(gaps).toBeGreaterThanOrEqual(CLIENTS * CHANNELS.length)
})
