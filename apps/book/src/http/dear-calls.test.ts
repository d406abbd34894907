import { expect, test } from 'vitest'
import { Refusal } from '../kernel/refusal.ts'
import { createDearCalls, type DearAsker, MadeReply } from './dear-calls.ts'

const visitor = (from: string, shared: string | null = null): DearAsker => ({ from, shared, isGone: () => false })

function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

/** Takes so much of the processor, however long a busy machine makes that. */
function burn(ms: number): void {
  const until = threadMs() + ms
  while (threadMs() < until);
}

/** The median time that a small task waits for the thread, in ms, while others are at work. */
async function turnOf(tasks: number): Promise<number> {
  const waits: number[] = []
  for (let n = 0; n < tasks; n++) {
    const began = performance.now()
    await new Promise((resolve) => setTimeout(resolve, 1))
    waits.push(performance.now() - began)
  }
  return waits.sort((a, b) => a - b)[tasks >> 1] ?? 0
}

test('a client that takes more of the thread than its share is refused until it is back below; no other client is', async () => {
  let now = 0
  const calls = createDearCalls(0.1, () => now)
  const ask = (from: string) =>
    calls.answer(visitor(from), async () => {
      burn(60)
      return { data: [] }
    })
  const answers = await Promise.all(Array.from({ length: 40 }, () => ask('eager')))
  const refused = answers.filter((answer) => answer instanceof Refusal)
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(3)
  expect(refused.length).toBeGreaterThan(20)
  expect(refused[0]).toMatchObject({ error: 'too_many_requests', retryAfterMs: expect.any(Number) })
  expect(await ask('calm')).toBeInstanceOf(MadeReply)
  now = 20_000
  expect(await ask('eager')).toBeInstanceOf(MadeReply)
})

test('other requests are served between two dear responses: they wait for one and not for all', async () => {
  const calls = createDearCalls(1_000)
  const flood = Array.from({ length: 40 }, () =>
    calls.answer(visitor('flood'), async () => {
      burn(20)
      return { data: [] }
    }),
  )
  const began = performance.now()
  const waited = await turnOf(1)
  await Promise.all(flood)
  const all = performance.now() - began
  expect(waited).toBeLessThan(all / 3)
})

test('who has least under way comes next', async () => {
  const calls = createDearCalls(1_000)
  const order: string[] = []
  const ask = (from: string) =>
    calls.answer(visitor(from), async () => {
      order.push(from)
      await new Promise((resolve) => setImmediate(resolve))
      return {}
    })
  const flood = Array.from({ length: 50 }, () => ask('flood'))
  await Promise.all([ask('one'), ask('two'), ask('three')])
  expect(order.filter((from) => from === 'flood').length).toBeLessThan(10)
  await Promise.all(flood)
})

test('repeated requests for the same share a response for a second, which is made few times, and then again', async () => {
  let now = 0
  let made = 0
  const calls = createDearCalls(1_000, () => now)
  const ask = (key: string) => calls.answer(visitor(`address ${made}`, key), async () => ({ made: ++made }))
  const text = (reply: unknown) => (reply instanceof MadeReply ? reply.json.toString() : String(reply))
  // The first few are always fresh.
  for (let n = 1; n <= 4; n++) expect(text(await ask('list'))).toBe(`{"made":${n}}`)
  for (let n = 0; n < 100; n++) expect(text(await ask('list'))).toBe('{"made":4}')
  expect(text(await ask('another'))).toBe('{"made":5}')
  now = 1_000
  expect(text(await ask('list'))).toBe('{"made":6}')
  const at = made
  await Promise.all(Array.from({ length: 250 }, () => ask('at once')))
  expect(made - at).toBe(4)
})

test('a refusal and a failure are not shared', async () => {
  const calls = createDearCalls(1_000, () => 0)
  let fails = true
  const ask = () =>
    calls.answer(visitor('a', 'key'), async () => {
      if (fails) throw new Error('why')
      return { data: 1 }
    })
  for (let n = 0; n < 6; n++) await expect(ask()).rejects.toThrow('why')
  fails = false
  expect(await ask()).toBeInstanceOf(MadeReply)
})

test('what visitors choose fills no memory', async () => {
  let now = 0
  const calls = createDearCalls(1_000, () => now)
  const large = 'x'.repeat(1_048_576)
  const before = process.memoryUsage().arrayBuffers
  for (let n = 0; n < 150; n++) {
    now += 5
    for (let again = 0; again < 4; again++) await calls.answer(visitor('a', `key ${n}`), async () => ({ large }))
  }
  global.gc?.()
  await expect.poll(() => process.memoryUsage().arrayBuffers - before).toBeLessThan(400 * 1_048_576)
  expect(calls.sharedBytes()).toBeLessThan(33 * 1_048_576)
})
