import { type ChannelModel, connect, type Options } from 'amqplib'
import type { Clock } from '../../../../kernel/clock.ts'
import type { Log } from '../../../../kernel/log.ts'

/** Times of a connection with a broker. */
export interface ConnectionTerms {
  /** A broker that sends nothing for two of these is gone. */
  readonly heartbeatS: number
  readonly connectMs: number
  /** Pause before a first new attempt; it doubles with each one. */
  readonly firstPauseMs: number
  readonly longestPauseMs: number
  /** More messages than these in the queue that is watched: the vendor gives up beyond. */
  readonly mostQueued: number
  readonly lookEveryMs: number
}

/** A connection that is there. */
export interface Connection {
  /** Grows with every attempt. */
  readonly generation: number
  /** A channel whose end ends the connection. */
  channel(): ReturnType<ChannelModel['createChannel']>
  /** Ends the connection; another one is made. */
  end(why: string): void
  /** Nothing of a former connection counts. */
  isCurrent(): boolean
}

export interface ConnectionPorts {
  readonly broker: Options.Connect & { readonly ca: string | null }
  /** Begins to consume. Returns the queue to watch. */
  open(connection: Connection): Promise<string>
  lost(why: string): void
  readonly clock: Clock
  readonly log: Log
}

export interface Session {
  start(): void
  stop(): Promise<void>
}

/** Time that a broker gets to confirm the close of a connection. */
const FAREWELL_MS = 2_000

/** Holds one connection at a time, and makes another one when it ends. */
export function holdConnections({ broker, open, lost, clock, log }: ConnectionPorts, terms: ConnectionTerms): Session {
  let generation = 0
  let isActive = false
  let running: Promise<void> = Promise.resolve()
  let end: (why: string) => void = () => {}
  let wake: () => void = () => {}

  async function hold(): Promise<void> {
    let pauseMs = terms.firstPauseMs
    while (isActive) {
      const why = await connection(++generation, () => {
        pauseMs = terms.firstPauseMs
      }).catch((error: unknown) => sentence(error))
      if (!isActive) return
      lost(why)
      log.warn(`The session with the feed is not there: ${why}`)
      await pause(pauseMs)
      pauseMs = Math.min(terms.longestPauseMs, 2 * pauseMs)
    }
  }

  function pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const cancel = clock.after(ms, resolve)
      wake = () => {
        cancel()
        resolve()
      }
    })
  }

  /** Returns why it ended. */
  async function connection(own: number, opened: () => void): Promise<string> {
    const { ca, ...options } = broker
    const model = await connect(
      { ...options, heartbeat: terms.heartbeatS },
      { timeout: terms.connectMs, noDelay: true, ...(ca !== null && { ca }) },
    )
    const ended = new Promise<string>((resolve) => {
      end = resolve
    })
    // An error without a listener would end the process; what follows it is `close`.
    let why = 'the broker closed the connection'
    model.on('error', (error) => {
      why = sentence(error)
    })
    model.on('close', () => end(why))
    let stopLooking = () => {}
    try {
      if (!isActive) return 'stopped'
      const channel = () => channelOf(model)
      const queue = await open({
        generation: own,
        channel,
        end: (reason) => own === generation && end(reason),
        isCurrent: () => own === generation && isActive,
      })
      stopLooking = await watchQueue(await channel(), queue)
      opened()
      return await ended
    } finally {
      stopLooking()
      await leave(model, clock)
    }
  }

  async function channelOf(model: ChannelModel) {
    const channel = await model.createChannel()
    channel.on('error', (error: unknown) => end(sentence(error)))
    channel.on('close', () => end('the broker closed a channel'))
    return channel
  }

  /** Leaves a queue that grows beyond what the vendor bears: what it holds is requested again. */
  async function watchQueue(channel: Awaited<ReturnType<Connection['channel']>>, queue: string): Promise<() => void> {
    let cancel = () => {}
    const look = () => {
      cancel = clock.after(terms.lookEveryMs, async () => {
        const found = await channel.checkQueue(queue).catch(() => null)
        if (found === null) return
        if (found.messageCount > terms.mostQueued) end(`${found.messageCount} messages wait in the queue`)
        else look()
      })
    }
    look()
    return () => cancel()
  }

  return {
    start() {
      isActive = true
      running = hold()
    },
    async stop() {
      isActive = false
      end('stopped')
      wake()
      await running
    },
  }
}

/** Where a broker is, by its address. @param vhost absent: the path of the address */
export function brokerAt(
  address: string,
  user: { readonly username: string; readonly password: string; readonly vhost?: string; readonly ca: string | null },
): ConnectionPorts['broker'] {
  const url = new URL(address)
  const protocol = url.protocol.slice(0, -1)
  return {
    protocol,
    hostname: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (protocol === 'amqp' ? 5_672 : 5_671),
    vhost: decodeURIComponent(url.pathname.slice(1)) || '/',
    ...user,
  }
}

async function leave(model: ChannelModel, clock: Clock): Promise<void> {
  const farewell = model.close().catch(() => undefined)
  await Promise.race([farewell, new Promise<void>((resolve) => clock.after(FAREWELL_MS, resolve))])
}

/** A closed channel takes no acknowledgements; its messages are sent again. */
export function quietly(run: () => void): void {
  try {
    run()
  } catch {
    // The end of the channel ends the connection.
  }
}

function sentence(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
