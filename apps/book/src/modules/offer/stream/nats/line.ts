import { type ConnectionOptions, connect, type NatsConnection } from '@nats-io/transport-node'
import type { Clock } from '../../../../kernel/clock.ts'
import type { Log } from '../../../../kernel/log.ts'

const RETRY_MS = 250
const CONNECT_WITHIN_MS = 2_000
/** Two pings without a response end a connection. */
const PING_EVERY_MS = 2_000

/** A process's connection to the NATS server. It is opened again for as long as the process runs. */
export interface NatsLine {
  /** Null while there is none. */
  current(): NatsConnection | null
  /** Resolves when there is a connection, or none within so many ms. */
  ready(withinMs: number): Promise<NatsConnection | null>
  /** Calls back whenever the connection breaks, until the returned function is called. */
  onBreak(run: () => void): () => void
  close(): Promise<void>
}

export interface LineOptions {
  readonly url: string
  readonly clock: Clock
  readonly log: Log
}

export function openNatsLine({ url, clock, log }: LineOptions): NatsLine {
  const options = connectionOptions(url)
  const breaks = new Set<() => void>()
  let connection: NatsConnection | null = null
  let isUp = false
  let isOpen = true
  let opened = () => {}
  const first = new Promise<void>((resolve) => {
    opened = resolve
  })

  async function follow(made: NatsConnection): Promise<void> {
    for await (const { type } of made.status()) {
      if (type !== 'disconnect' && type !== 'reconnect') continue
      isUp = type === 'reconnect'
      log[isUp ? 'info' : 'warn'](`The connection to NATS ${isUp ? 'is there again' : 'broke'}.`)
      if (!isUp) for (const run of [...breaks]) run()
    }
  }

  async function open(): Promise<void> {
    let isLogged = false
    while (isOpen && connection === null) {
      try {
        connection = await connect(options)
      } catch (error) {
        if (!isLogged) log.warn(`NATS cannot be reached yet: ${error instanceof Error ? error.message : String(error)}`)
        isLogged = true
        await new Promise<void>((resolve) => void clock.after(RETRY_MS, resolve))
      }
    }
    if (connection === null) return
    if (!isOpen) return connection.close()
    isUp = true
    opened()
    void follow(connection).catch(() => undefined)
  }

  const opening = open()
  const current = () => (isUp && connection?.isClosed() === false ? connection : null)
  return {
    current,
    async ready(withinMs) {
      await Promise.race([first, new Promise<void>((resolve) => void clock.after(withinMs, resolve))])
      return current()
    },
    onBreak(run) {
      breaks.add(run)
      return () => void breaks.delete(run)
    },
    async close() {
      isOpen = false
      await connection?.close()
      void opening
    },
  }
}

/**
 * @param url one address or several with commas between, each with its credentials: `nats://user:password@host:4222`,
 * `tls://token@host`
 */
export function connectionOptions(url: string): ConnectionOptions {
  const addresses = url.split(',').map((one) => new URL(one.trim()))
  const [first] = addresses
  const [user, pass] = [decodeURIComponent(first?.username ?? ''), decodeURIComponent(first?.password ?? '')]
  return {
    servers: addresses.map(({ hostname, port }) => (port === '' ? hostname : `${hostname}:${port}`)),
    name: 'touchline offer',
    maxReconnectAttempts: -1,
    ignoreAuthErrorAbort: true,
    reconnectTimeWait: RETRY_MS,
    timeout: CONNECT_WITHIN_MS,
    pingInterval: PING_EVERY_MS,
    maxPingOut: 2,
    ...(first?.protocol === 'tls:' && { tls: {} }),
    ...(user !== '' && (pass === '' ? { token: user } : { user, pass })),
  }
}
