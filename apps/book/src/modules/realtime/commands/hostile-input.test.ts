import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openConnection } from '../connection/open-connection.ts'
import { startTestHub } from '../testing/test-hub.ts'
import { receive } from './receive.ts'

const METHODS = [
  'connect',
  'subscribe',
  'unsubscribe',
  'publish',
  'presence',
  'presence_stats',
  'history',
  'rpc',
  'send',
  'refresh',
  'sub_refresh',
  '__proto__',
  'constructor',
  'id',
]
const FIELDS = [
  'channel',
  'token',
  'data',
  'recover',
  'offset',
  'epoch',
  'delta',
  'tf',
  'flag',
  'type',
  'limit',
  'since',
  'reverse',
  'method',
  '__proto__',
]
const CHANNELS = [
  'public:en',
  'match:en:1',
  '$private:en:7',
  'nowhere',
  '',
  ':',
  '$',
  '$:',
  'public:\u0000',
  '__proto__:x',
]

const value = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...CHANNELS) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(true, false, null, 0, 1, 2, -1, 2 ** 40, 1.5, 'fossil', '_') },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
)
const body = fc.dictionary(fc.constantFrom(...FIELDS), value, { maxKeys: 6 })
const command = fc
  .tuple(fc.nat(5), fc.dictionary(fc.constantFrom(...METHODS), body, { minKeys: 1, maxKeys: 2 }))
  .map(([id, methods]) => JSON.stringify({ id, ...methods }))
const line = fc.oneof(
  { weight: 8, arbitrary: command },
  { weight: 1, arbitrary: fc.string() },
  { weight: 1, arbitrary: fc.json() },
)

test('LIVE-02: no frame a client can send makes the hub fail; it answers or closes', async () => {
  const failures: unknown[] = []
  const { hub } = await startTestHub({
    delta: true,
    report: (error) => void failures.push(error),
    procedures: { echo: async (data) => data },
  })
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
      let closedWith = 0
      const connection = openConnection(hub.context, {
        pushesDisconnect: false,
        write: () => {},
        pendingBytes: () => 0,
        close: (code) => {
          closedWith = code
        },
      })
      receive(hub.context, connection, '{"id":1,"connect":{}}')
      receive(hub.context, connection, lines.join('\n'))
      hub.publish('public:en', { n: 1 })
      hub.publish('match:en:1', { n: 1 })
      expect([0, 3500, 3501, 3508]).toContain(closedWith)
      expect(failures).toEqual([])
    }),
    { numRuns: 2_000 },
  )
})
