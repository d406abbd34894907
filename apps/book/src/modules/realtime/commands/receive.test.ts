import { expect, test } from 'vitest'
import { startTestHub } from '../testing/test-hub.ts'

test('LIVE-02: a frame that is no command closes with 3501', async () => {
  const world = await startTestHub()
  const frames = [
    'hello',
    '',
    '[]',
    '7',
    '{"id":2}',
    '{"id":2,"fly":{}}',
    '{"id":0,"subscribe":{"channel":"public:en"}}',
    '{"id":2,"send":{}}',
    '{"id":-1,"rpc":{}}',
    '{"id":4294967296,"rpc":{}}',
    '{"id":"2","rpc":{}}',
    '{"id":2,"rpc":{},"publish":{}}',
    '{"id":2,"subscribe":{"channel":7}}',
    '{"id":2,"subscribe":{"channel":"public:en","offset":-1}}',
    '{"id":2,"subscribe":[]}',
    '{"id":2,"history":{"channel":"public:en","limit":1.5}}',
    '{"id":2,"unsubscribe":{"channel":"public:en"}}\n\n{"id":3,"rpc":{}}',
  ]
  for (const frame of frames) {
    const client = await world.connect()
    client.send(frame)
    expect((await client.closed()).code, frame).toBe(3501)
  }
})

test('LIVE-02: a newline at the end of a frame is accepted', async () => {
  const world = await startTestHub()
  const client = await world.connect()
  client.send('{"id":2,"unsubscribe":{"channel":"public:en"}}\n')
  expect(await client.line()).toEqual({ id: 2, unsubscribe: {} })
})

test('LIVE-02: a frame longer than 65536 bytes closes with 1009', async () => {
  const world = await startTestHub()
  const client = await world.connect()
  const request = (length: number) => JSON.stringify({ id: 2, rpc: { data: 'x'.repeat(length) } })
  client.send(request(65_536 - request(0).length))
  expect(await client.line()).toMatchObject({ error: { code: 108 } })
  client.send(request(65_537 - request(0).length))
  expect(await client.closed()).toMatchObject({ code: 1009 })
  await expect.poll(() => world.hub.stats().num_clients).toBe(0)
})

test('LIVE-02: a binary frame closes with 3506', async () => {
  const world = await startTestHub()
  const client = await world.connect()
  client.socket.send(Buffer.from('{}'), { binary: true })
  expect(await client.closed()).toMatchObject({ code: 3506 })
})

test('LIVE-02: calls without a handler get 108, unknown ones with 104, messages close with 3508', async () => {
  const world = await startTestHub()
  const bare = await world.connect()
  expect(await bare.ask({ id: 2, rpc: { method: 'now' } })).toMatchObject({ error: { code: 108 } })
  bare.send({ send: { data: 1 } })
  expect(await bare.closed()).toMatchObject({ code: 3508 })
})

test('LIVE-02: a procedure replies with its data, a failing one with 100', async () => {
  const reported: unknown[] = []
  const world = await startTestHub({
    report: (error) => void reported.push(error),
    procedures: {
      whoami: async (_data, { user }) => ({ user }),
      fail: async () => {
        throw new Error('out of order')
      },
    },
  })
  const client = await world.connect({ user: '7' })
  expect(await client.ask({ id: 2, rpc: { method: 'whoami' } })).toEqual({ id: 2, rpc: { data: { user: '7' } } })
  expect(await client.ask({ id: 3, rpc: { method: 'fail' } })).toMatchObject({ error: { code: 100, temporary: true } })
  expect(await client.ask({ id: 4, rpc: { method: 'toString' } })).toMatchObject({ error: { code: 104 } })
  expect(reported).toHaveLength(1)
})

test('LIVE-02: too many commands are refused with 111, and going on closes with 3013', async () => {
  const world = await startTestHub({ commandLimit: { perSecond: 10, burst: 5 } })
  const client = await world.connect()
  const command = { id: 2, unsubscribe: { channel: 'public:en' } }
  client.send(...Array.from({ length: 7 }, () => command))
  const answers = await client.lines(7)
  expect(answers.map((answer) => 'error' in answer)).toEqual([false, false, false, false, false, true, true])
  expect(answers[6]).toMatchObject({ error: { code: 111, temporary: true } })
  await world.clock.advance(1_000)
  expect(await client.ask(command)).toHaveProperty('unsubscribe')
  client.send(...Array.from({ length: 20 }, () => command))
  expect(await client.closed()).toMatchObject({ code: 3013 })
})

test('LIVE-02: a bug inside closes the one connection with 3004 and is reported', async () => {
  const reported: unknown[] = []
  const procedures = {
    broken() {
      throw new Error('a bug')
    },
  }
  const world = await startTestHub({ procedures, report: (error) => void reported.push(error) })
  const bystander = await world.connect()
  const client = await world.connect()
  client.send({ id: 2, rpc: { method: 'broken' } })
  expect(await client.closed()).toMatchObject({ code: 3004 })
  expect(reported).toHaveLength(1)
  expect(await bystander.ask({ id: 2, unsubscribe: { channel: 'public:en' } })).toHaveProperty('unsubscribe')
})
