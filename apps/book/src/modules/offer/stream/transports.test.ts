import { findNats, type Nats, startNats } from '../../../testing/engines/nats.ts'
import { type Between, testTransport } from '../../../testing/offer-transports/suite.ts'
import { silentLog } from '../../../testing/offer-transports/world.ts'
import { createDirectTransport } from './direct/index.ts'
import { createNatsTransport } from './nats/index.ts'

const secret = 'a secret of one database'
const nats = await findNats()

const directly: Between = {
  transport: (clock) => createDirectTransport({ clock, log: silentLog, secret, host: '127.0.0.1', port: 0 }),
  portFor: ({ address }) => Number(new URL(address).port),
  addressOf: (_, line) => `ws://127.0.0.1:${line.port}`,
  async restart(lines) {
    for (const line of lines) line.cut()
    await new Promise((resolve) => setTimeout(resolve, 500))
    for (const line of lines) line.mend()
  },
  close: async () => {},
}

function through(server: Nats): Between {
  return {
    transport: (clock, line) => {
      const url = line === null ? server.url : `nats://127.0.0.1:${line.port}`
      return createNatsTransport({ clock, log: silentLog, secret, url })
    },
    portFor: () => server.port,
    addressOf: ({ address }) => address,
    async restart() {
      await server.kill()
      await server.restart()
    },
    close: () => server.stop(),
  }
}

testTransport('the offer over a connection to its owner', true, async () => directly)
testTransport('the offer through NATS (skipped where nats-server is not installed)', nats !== null, async () =>
  through(await startNats(nats ?? '')),
)
