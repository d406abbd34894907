import { expect, test } from 'vitest'
import { CLOSED_NAMESPACE, PRODUCT_NAMESPACES } from '../channels/namespaces.ts'
import { startTestHub } from '../testing/test-hub.ts'

const OPEN = { ...CLOSED_NAMESPACE, openToUsers: true, openToVisitors: true }
const ROOM = {
  ...OPEN,
  historySize: 10,
  historyTtlMs: 60_000,
  presence: true,
  clientHistory: true,
  clientPublish: true,
}
const ROOMS = { namespaces: { ...PRODUCT_NAMESPACES, room: ROOM, bare: OPEN } }

test('LIVE-02: the product lets clients neither publish nor look at presence or history', async () => {
  const world = await startTestHub()
  const { client } = await world.join('public:en')
  const channel = 'public:en'
  expect(await client.ask({ id: 3, publish: { channel, data: {} } })).toMatchObject({ error: { code: 103 } })
  expect(await client.ask({ id: 4, presence: { channel } })).toMatchObject({ error: { code: 108 } })
  expect(await client.ask({ id: 5, presence_stats: { channel } })).toMatchObject({ error: { code: 108 } })
  expect(await client.ask({ id: 6, history: { channel } })).toMatchObject({ error: { code: 103 } })
})

test('LIVE-02: a client that is not in the channel may not query it', async () => {
  const world = await startTestHub(ROOMS)
  const client = await world.connect()
  expect(await client.ask({ id: 2, presence: { channel: 'room:a' } })).toMatchObject({ error: { code: 103 } })
  expect(await client.ask({ id: 3, history: { channel: 'room:a' } })).toMatchObject({ error: { code: 103 } })
  expect(await client.ask({ id: 4, history: { channel: 'bare:a' } })).toMatchObject({ error: { code: 108 } })
  expect(await client.ask({ id: 5, history: { channel: 'x:a' } })).toMatchObject({ error: { code: 102 } })
  expect(await client.ask({ id: 6, publish: { channel: 'room:a', data: 1 } })).toMatchObject({ error: { code: 103 } })
  client.send({ id: 7, history: { channel: '' } })
  expect(await client.closed()).toMatchObject({ code: 3501 })
})

test('LIVE-02: presence names clients and users, stats count them', async () => {
  const world = await startTestHub(ROOMS)
  const channel = 'room:a'
  const own = await world.connect({ user: '7' })
  await own.ask({ id: 2, subscribe: { channel } })
  const other = await world.connect({ user: '7' })
  await other.ask({ id: 2, subscribe: { channel } })
  const { presence } = await own.ask({ id: 3, presence: { channel } })
  const clients = (presence as { presence: Record<string, unknown> }).presence
  expect(Object.values(clients)).toMatchObject([{ user: '7' }, { user: '7' }])
  expect(await own.ask({ id: 4, presence_stats: { channel } })).toEqual({
    id: 4,
    presence_stats: { num_clients: 2, num_users: 1 },
  })
})

test('LIVE-02: a client publishes with its name on it where the namespace allows', async () => {
  const world = await startTestHub(ROOMS)
  const channel = 'room:a'
  const writer = await world.connect({ user: '7' })
  await writer.ask({ id: 2, subscribe: { channel } })
  writer.send({ id: 3, publish: { channel, data: { text: 'hi' } } })
  const pub = { data: { text: 'hi' }, offset: 1, info: { user: '7', client: expect.any(String) } }
  expect(await writer.lines(2)).toEqual([{ push: { channel, pub } }, { id: 3, publish: {} }])
  expect(await writer.ask({ id: 4, publish: { channel } })).toMatchObject({ error: { code: 107 } })
})

test('LIVE-03: history pages through the window in both directions and refuses another epoch', async () => {
  const world = await startTestHub(ROOMS)
  const channel = 'room:a'
  const { client, result } = await world.join(channel)
  for (let n = 1; n <= 12; n++) world.hub.publish(channel, n)
  await client.lines(12)
  const offsets = async (request: object) => {
    const { history } = await client.ask({ id: 9, history: { channel, ...request } })
    return (history as { publications: { offset: number }[] }).publications.map(({ offset }) => offset)
  }
  expect(await client.ask({ id: 3, history: { channel } })).toEqual({
    id: 3,
    history: { publications: [], epoch: result.epoch, offset: 12 },
  })
  expect(await offsets({ limit: -1 })).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(await offsets({ limit: 2 })).toEqual([3, 4])
  expect(await offsets({ limit: 2, reverse: true })).toEqual([12, 11])
  expect(await offsets({ limit: 2, since: { offset: 5, epoch: result.epoch } })).toEqual([6, 7])
  expect(await offsets({ limit: 2, since: { offset: 5, epoch: '' }, reverse: true })).toEqual([4, 3])
  const foreign = { channel, limit: 1, since: { offset: 5, epoch: 'another' } }
  expect(await client.ask({ id: 10, history: foreign })).toMatchObject({ error: { code: 112 } })
})
