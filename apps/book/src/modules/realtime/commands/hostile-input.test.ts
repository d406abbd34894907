import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openConnection } from '../connection/open-connection.ts'
import { startTestHub } from '../testing/test-hub.ts'
import type { Transport } from '../transports/transport.ts'
import { receive } from './receive.ts'

const METHODS = ['subscribe', 'unsubscribe', 'publish', 'presence', 'presence_stats', 'history', 'rpc', 'refresh']
const ODD_METHODS = ['connect', 'send', 'sub_refresh', '__proto__', 'constructor', 'id', 'fly']
const CHANNELS = [
  'public:en',
  'match:en:1',
  'match:en:2',
  '$private:en:7',
  'nowhere',
  '',
  ':',
  '$:',
  'public:\u0000',
  '__proto__:x',
]

const filter = fc.constantFrom({ key: 'lvl', cmp: 'eq', val: 'main' }, { op: 'not', nodes: [] }, {}, 7)
const position = { offset: fc.nat(3_000), epoch: fc.constantFrom('', '_') }
/** Mostly of the right type, so that commands get past the reading. */
const body = fc.record(
  {
    channel: fc.constantFrom(...CHANNELS),
    token: fc.constantFrom('', 'a.b.c'),
    data: fc.jsonValue({ maxDepth: 2 }),
    recover: fc.boolean(),
    ...position,
    delta: fc.constantFrom('', 'fossil', 'fossil', 'zip'),
    tf: filter,
    flag: fc.nat(3),
    type: fc.constantFrom(0, 0, 0, 1),
    limit: fc.integer({ min: -2, max: 5 }),
    since: fc.record(position),
    reverse: fc.boolean(),
    method: fc.constantFrom('echo', 'toString', ''),
  },
  { requiredKeys: ['channel'] },
)
const oddBody = fc.dictionary(fc.constantFrom('channel', 'token', 'offset', 'since', '__proto__'), fc.jsonValue())
const id = fc.integer({ min: 0, max: 1_000 })
const ordinary = fc
  .tuple(id, fc.constantFrom(...METHODS), body)
  .map(([number, method, fields]) => JSON.stringify({ id: number + 1, [method]: fields }))
const odd = fc
  .tuple(id, fc.dictionary(fc.constantFrom(...METHODS, ...ODD_METHODS), fc.oneof(body, oddBody), { maxKeys: 2 }))
  .map(([number, methods]) => JSON.stringify({ id: number, ...methods }))
const line = fc.oneof(
  { weight: 30, arbitrary: ordinary },
  { weight: 2, arbitrary: odd },
  { weight: 1, arbitrary: fc.oneof(fc.string(), fc.json()) },
)

test('LIVE-02: no frame that a client can send makes the hub fail; it replies or closes', async () => {
  const failures: unknown[] = []
  const { hub } = await startTestHub({
    delta: true,
    report: (error) => void failures.push(error),
    procedures: { echo: async (data) => data },
  })
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
      let closedWith = 0
      const transport: Transport = {
        pushesDisconnect: false,
        write: () => {},
        pendingBytes: () => 0,
        close: (code) => {
          closedWith = code
        },
      }
      const connection = openConnection(hub.context, { transport, address: null })
      receive(hub.context, connection, '{"id":1,"connect":{}}')
      receive(hub.context, connection, lines.join('\n'))
      hub.publish('public:en', { n: 1 })
      hub.publish('match:en:1', { n: 1 })
      expect([0, 3500, 3501, 3508]).toContain(closedWith)
      expect(failures).toEqual([])
    }),
    { numRuns: 3_000, seed: 7 },
  )
  const { num_subscriptions, recovered, unrecovered, reply_errors } = hub.stats()
  expect(Math.min(num_subscriptions, recovered, unrecovered)).toBeGreaterThan(0)
  expect(Object.keys(reply_errors)).toEqual(expect.arrayContaining(['102', '103', '104', '107', '108', '112']))
})
