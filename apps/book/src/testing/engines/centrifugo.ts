import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../ports/free-port.ts'
import { type Program, startProgram } from './program.ts'

const SHIPPED = new URL('../../modules/realtime/centrifugo.json', import.meta.url)

export interface Centrifugo extends Program {
  /** Address of its server API, as `CENTRIFUGO_URL` takes it. */
  readonly apiUrl: string
  readonly apiKey: string
  readonly connectionSecret: string
  readonly subscriptionSecret: string
  /** Where browsers connect. */
  readonly socketUrl: string
}

export interface CentrifugoOptions {
  /** Address of a Redis; its own memory where absent. */
  readonly redisUrl?: string
}

interface CentrifugoPlace {
  readonly port: number
  readonly internalPort: number
  readonly apiKey: string
  readonly connectionSecret: string
  readonly subscriptionSecret: string
  /** Origin whose pages may connect. */
  readonly allowedOrigin: string
  /** Null: its own memory. */
  readonly redisUrl: string | null
}

/**
 * Text of the configuration that is shipped, with addresses, keys and the place of its streams filled in, for this
 * machine.
 */
export async function centrifugoConfig(place: CentrifugoPlace): Promise<string> {
  const config = JSON.parse(await readFile(SHIPPED, 'utf8'))
  config.http_server = {
    address: '127.0.0.1',
    port: place.port,
    internal_address: '127.0.0.1',
    internal_port: String(place.internalPort),
  }
  config.client.allowed_origins = [place.allowedOrigin]
  config.client.token.hmac_secret_key = place.connectionSecret
  config.client.subscription_token.hmac_secret_key = place.subscriptionSecret
  config.http_api.key = place.apiKey
  config.engine = place.redisUrl === null ? { type: 'memory' } : { type: 'redis', redis: { address: [place.redisUrl] } }
  config.shutdown.timeout = '1s'
  return JSON.stringify(config)
}

/**
 * The engine with the configuration that is shipped; only addresses, keys and the place of its streams are the test's.
 */
export async function startCentrifugo(bin: string, { redisUrl }: CentrifugoOptions = {}): Promise<Centrifugo> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-centrifugo-'))
  const [port, internalPort] = [await freePort(), await freePort()]
  const secrets = {
    apiKey: 'api key',
    connectionSecret: 'connection secret',
    subscriptionSecret: 'subscription secret',
  }
  const file = join(folder, 'config.json')
  await writeFile(
    file,
    await centrifugoConfig({ ...secrets, port, internalPort, allowedOrigin: '*', redisUrl: redisUrl ?? null }),
  )
  const apiUrl = `http://127.0.0.1:${internalPort}`
  const isUp = () => fetch(`${apiUrl}/health`).then(({ ok }) => ok)
  const program = await startProgram(bin, ['-c', file], isUp)
  return {
    ...program,
    ...secrets,
    apiUrl,
    socketUrl: `ws://127.0.0.1:${port}/connection/websocket`,
    async stop() {
      await program.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
