import { applyDelta } from 'fossil-delta'
import { expect, test } from 'vitest'
import type { ServerLine } from '../testing/raw-client.ts'
import { startTestHub, type TestHub } from '../testing/test-hub.ts'

const CHANNEL = 'match:ru:1'

interface Pub {
  data: unknown
  offset: number
  delta?: true
}

const pubOf = (line: ServerLine) => (line.push as { pub: Pub }).pub

/** What a client makes of a publication: its text, given the text before. */
function decode(pub: Pub, before: string): string {
  if (typeof pub.data !== 'string') throw new Error('with delta every payload is a string')
  if (!pub.delta) return pub.data
  return Buffer.from(applyDelta<Uint8Array>(Buffer.from(before), Buffer.from(pub.data))).toString()
}

function board(score: string, name = 'Athletic Club') {
  const team = { name, country: 'Spain', players: ['Simón', 'Vivian', 'Paredes', 'Berenguer'] }
  return { home: team, away: team, score, clock: { minute: 63, running: true }, period: 'second half' }
}

const joinWithDelta = (world: TestHub, request: object = {}) => world.join(CHANNEL, { delta: 'fossil', ...request })

test('LIVE-02: with deltas agreed, the first publication is whole and the next ones are differences', async () => {
  const world = await startTestHub({ delta: true })
  const { client, result } = await joinWithDelta(world)
  expect(result).toMatchObject({ delta: true })
  world.hub.publish(CHANNEL, board('0:0'))
  world.hub.publish(CHANNEL, board('1:0'))
  world.hub.publish(CHANNEL, board('1:1'))
  const pubs = (await client.lines(3)).map(pubOf)
  expect(pubs.map(({ delta }) => delta)).toEqual([undefined, true, true])
  let text = ''
  for (const pub of pubs) text = decode(pub, text)
  expect(JSON.parse(text)).toEqual(board('1:1'))
})

test('LIVE-02: who did not request deltas gets plain publications on the same channel', async () => {
  const world = await startTestHub({ delta: true })
  await joinWithDelta(world)
  const { client, result } = await world.join(CHANNEL)
  expect(result).not.toHaveProperty('delta')
  world.hub.publish(CHANNEL, board('0:0'))
  world.hub.publish(CHANNEL, board('1:0'))
  expect((await client.lines(2)).map(pubOf)).toEqual([
    { data: board('0:0'), offset: 1 },
    { data: board('1:0'), offset: 2 },
  ])
})

test('LIVE-02: deltas are declined while the flag is off and where the namespace has none', async () => {
  const off = await startTestHub()
  expect((await joinWithDelta(off)).result).not.toHaveProperty('delta')
  const on = await startTestHub({ delta: true })
  const client = await on.connect({ user: '7' })
  const channel = '$private:en:7'
  const token = on.subscriptionToken(channel, '7')
  const { subscribe } = await client.ask({ id: 2, subscribe: { channel, token, delta: 'fossil' } })
  expect(subscribe).not.toHaveProperty('delta')
})

test('LIVE-02: a late subscriber starts with a whole publication', async () => {
  const world = await startTestHub({ delta: true })
  world.hub.publish(CHANNEL, board('0:0'))
  const { client } = await joinWithDelta(world)
  world.hub.publish(CHANNEL, board('1:0'))
  const pub = pubOf(await client.line())
  expect(pub).not.toHaveProperty('delta')
  expect(JSON.parse(String(pub.data))).toEqual(board('1:0'))
})

test('LIVE-03: recovered publications are one whole and differences from it, and the stream goes on from there', async () => {
  const world = await startTestHub({ delta: true })
  for (const score of ['0:0', '1:0', '2:0']) world.hub.publish(CHANNEL, board(score))
  const { client, result } = await joinWithDelta(world, { recover: true, offset: 1, epoch: '' })
  const recovered = result.publications as Pub[]
  expect(recovered.map(({ delta }) => delta)).toEqual([undefined, true])
  world.hub.publish(CHANNEL, board('3:0'))
  const live = pubOf(await client.line())
  expect(live.delta).toBe(true)
  let text = ''
  for (const pub of [...recovered, live]) text = decode(pub, text)
  expect(JSON.parse(text)).toEqual(board('3:0'))
})

test('LIVE-03: after a recovery of nothing the next publication is whole, as a new client has no base', async () => {
  const world = await startTestHub({ delta: true })
  world.hub.publish(CHANNEL, board('0:0'))
  const { client, result } = await joinWithDelta(world, { recover: true, offset: 1, epoch: '' })
  expect(result).toMatchObject({ recovered: true, delta: true })
  world.hub.publish(CHANNEL, board('1:0'))
  expect(pubOf(await client.line())).not.toHaveProperty('delta')
})

test('LIVE-02: a delta that would cut a character in two is replaced by the whole', async () => {
  const world = await startTestHub({ delta: true })
  const { client } = await joinWithDelta(world)
  const letters = [...'абвгдежзийклмнопрстуфхцчшщъыьэюя']
  const states = letters.map((letter) => board('0:0', `Спартак ${letter} Москва`))
  for (const state of states) world.hub.publish(CHANNEL, state)
  const pubs = (await client.lines(states.length)).map(pubOf)
  let text = ''
  pubs.forEach((pub, index) => {
    text = decode(pub, text)
    expect(JSON.parse(text)).toEqual(states[index])
    expect(text).not.toContain('\ufffd')
  })
  const whole = pubs.slice(1).filter(({ delta }) => !delta).length
  expect(whole).toBeGreaterThan(0)
  expect(whole).toBeLessThan(states.length - 1)
})

test('LIVE-02: a delta that saves nothing is replaced by the whole', async () => {
  const world = await startTestHub({ delta: true })
  const { client } = await joinWithDelta(world)
  world.hub.publish(CHANNEL, [1])
  world.hub.publish(CHANNEL, [2])
  expect((await client.lines(2)).map(pubOf)).toEqual([
    { data: '[1]', offset: 1 },
    { data: '[2]', offset: 2 },
  ])
})
