import { type ChannelModel, type ConsumeMessage, connect } from 'amqplib'
import type { Clock } from '../../../../kernel/clock.ts'
import type { Log } from '../../../../kernel/log.ts'

/** How a session reaches the vendor's broker. */
export interface SessionAccount {
  readonly mqUrl: string
  readonly token: string
  readonly password: string
  readonly bookmakerId: string
  readonly nodeId: number | null
  readonly ca: string | null
}

/** A message as it came. */
export interface Delivery {
  /** Of the connection that brought it. */
  readonly generation: number
  readonly routingKey: string
  readonly body: string
  /** It is taken in, or put aside: the broker may send another one. Answers on the channel that brought it. */
  done(): void
}

/** What a session tells. Nothing is told of a connection after its end. */
export interface SessionListener {
  /** Consumers are there: what was sent before is missing. */
  opened(generation: number): void
  lost(why: string): void
  /** What producers say of themselves, on a channel of its own: content cannot hold it up. */
  system(delivery: Delivery): void
  content(delivery: Delivery): void
}

export interface SessionTerms {
  /** Most messages of the content that were not answered. */
  readonly atOnce: number
  /** A broker that says nothing for two of these is gone. */
  readonly heartbeatS: number
  readonly connectMs: number
  /** Pause before a first new attempt; it doubles with each one. */
  readonly firstPauseMs: number
  readonly longestPauseMs: number
  /** More messages than these in the queue of the content: the vendor suspends an account at 20,000. */
  readonly mostQueued: number
  readonly lookEveryMs: number
}

export const SESSION_TERMS: SessionTerms = {
  atOnce: 1_000,
  heartbeatS: 10,
  connectMs: 15_000,
  firstPauseMs: 500,
  longestPauseMs: 30_000,
  mostQueued: 15_000,
  lookEveryMs: 2_000,
}

export interface Session {
  start(): void
  stop(): Promise<void>
}

const EXCHANGE = 'unifiedfeed'
const SYSTEM_KEYS = ['-.-.-.alive.#', '-.-.-.snapshot_complete.#', '-.-.-.product_down.#']
/** A broker that does not answer a farewell is left without one. */
const FAREWELL_MS = 2_000

/**
 * Keys of the content: all that is for everybody, and all that is for this node. Signs of life and ends of recoveries come
 * through it as well, so that what is played says how far it has come.
 */
export function contentKeys(nodeId: number | null): readonly string[] {
  if (nodeId === null) return ['#']
  const events = '*.*.*.*.*.*.*'
  return [...SYSTEM_KEYS, events, `${events}.-.#`, `${events}.${nodeId}.#`]
}

/** Holds one connection at a time, with queues that the broker names, and makes another one when it ends. */
export function createSession(
  account: SessionAccount,
  listener: SessionListener,
  { clock, log }: { readonly clock: Clock; readonly log: Log },
  terms: SessionTerms = SESSION_TERMS,
): Session {
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
      listener.lost(why)
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

  /** Answers why it ended. */
  async function connection(own: number, opened: () => void): Promise<string> {
    const model = await connectTo(account, terms)
    const ended = new Promise<string>((resolve) => {
      end = resolve
    })
    // An error that nobody listens to would end the process; what follows it is `close`.
    let why = 'the broker closed the connection'
    model.on('error', (error) => {
      why = sentence(error)
    })
    model.on('close', () => end(why))
    let stopLooking = () => {}
    try {
      if (!isActive) return 'stopped'
      const queue = await consume(model, own)
      stopLooking = await watchQueue(model, queue)
      opened()
      return await ended
    } finally {
      stopLooking()
      await leave(model, clock)
    }
  }

  async function consume(model: ChannelModel, own: number): Promise<string> {
    const [system, content] = [await channelOf(model), await channelOf(model)]
    await content.prefetch(terms.atOnce)
    const queues = {
      system: await queueOf(system, SYSTEM_KEYS),
      content: await queueOf(content, contentKeys(account.nodeId)),
    }
    // It is open once both consume: a message may come before the last answer does.
    listener.opened(own)
    const receive = (take: (delivery: Delivery) => void, done: (message: ConsumeMessage) => void) => {
      return (message: ConsumeMessage | null) => {
        if (message === null) end('the broker cancelled a consumer')
        if (message === null || own !== generation || !isActive) return
        const { routingKey } = message.fields
        take({ generation: own, routingKey, body: message.content.toString('utf8'), done: () => done(message) })
      }
    }
    await system.consume(
      queues.system,
      receive(listener.system, () => {}),
      { noAck: true },
    )
    await content.consume(
      queues.content,
      receive(listener.content, (message) => {
        if (own === generation) quietly(() => content.ack(message))
      }),
    )
    return queues.content
  }

  async function channelOf(model: ChannelModel) {
    const channel = await model.createChannel()
    channel.on('error', (error: unknown) => end(sentence(error)))
    channel.on('close', () => end('the broker closed a channel'))
    return channel
  }

  /** Leaves a queue that grows beyond what the vendor bears: what it holds is requested again. */
  async function watchQueue(model: ChannelModel, queue: string): Promise<() => void> {
    const channel = await channelOf(model)
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

function connectTo(account: SessionAccount, terms: SessionTerms): Promise<ChannelModel> {
  const url = new URL(account.mqUrl)
  const protocol = url.protocol.slice(0, -1)
  const broker = {
    protocol,
    hostname: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (protocol === 'amqp' ? 5_672 : 5_671),
    username: account.token,
    password: account.password,
    vhost: `/unifiedfeed/${account.bookmakerId}`,
    heartbeat: terms.heartbeatS,
  }
  return connect(broker, { timeout: terms.connectMs, noDelay: true, ...(account.ca !== null && { ca: account.ca }) })
}

async function leave(model: ChannelModel, clock: Clock): Promise<void> {
  const farewell = model.close().catch(() => undefined)
  await Promise.race([farewell, new Promise<void>((resolve) => clock.after(FAREWELL_MS, resolve))])
}

async function queueOf(channel: Awaited<ReturnType<ChannelModel['createChannel']>>, keys: readonly string[]) {
  const { queue } = await channel.assertQueue('', { exclusive: true, autoDelete: true, durable: false })
  for (const key of keys) await channel.bindQueue(queue, EXCHANGE, key)
  return queue
}

/** A channel that has ended takes no answers; its messages are sent again. */
function quietly(run: () => void): void {
  try {
    run()
  } catch {
    // Its end is told elsewhere.
  }
}

function sentence(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
