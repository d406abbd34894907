import { WebSocket } from 'ws'
import type { Clock } from '../../../kernel/clock.ts'
import type { Log } from '../../../kernel/log.ts'
import type { CustomPricer } from '../../pricing/index.ts'
import type { OfferOwner } from './owner-address.ts'
import type { Answer, Question } from './questions.ts'
import { createRemotePricer } from './remote-pricer.ts'
import type { Frame } from './wire.ts'

/** After this time without a message the owner is gone or stalled. */
const SILENT_MS = 2_000
const RETRY_MS = 250
/** How often a follower with a live owner checks whether another one has taken over. */
const LOOK_EVERY_MS = 1_000
const ANSWER_WITHIN_MS = 2_000
/** A start does not wait longer for an owner. */
const FIRST_WITHIN_MS = 5_000

export interface FollowerOptions {
  readonly clock: Clock
  readonly log: Log
  readonly secret: string
  findOwner(): Promise<OfferOwner | null>
  /** Takes frames over, one after the other. */
  apply(frame: Frame): Promise<void>
  /** Whether the copy holds anything. */
  hasEvents(): boolean
}

/** Keeps this process's copy of the offer equal to that of the current owner. */
export interface Follower {
  readonly customPricer: CustomPricer
  /** ms since the owner sent something; null while none is followed. */
  silenceMs(): number | null
  /** Resolves when the copy holds events, or none came in a while. */
  start(): Promise<void>
  stop(): Promise<void>
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: not divided yet; new functions are at most 100 lines
export function createFollower({ clock, log, secret, findOwner, apply, hasEvents }: FollowerOptions): Follower {
  const waiting = new Map<number, (values: Answer['values'] | null) => void>()
  let socket: WebSocket | null = null
  let isActive = false
  let epoch = 0
  /** Number of the last difference; null until the snapshot is whole. */
  let seq: number | null = null
  let heardAt = 0
  /** When a message came last; a new connection is none. */
  let receivedAt = 0
  let lookedAt = 0
  let asked = 0
  let cancel = () => {}
  let queue: Promise<void> = Promise.resolve()
  let whole = () => {}

  function connect({ address, epoch: next }: OfferOwner): void {
    const made = new WebSocket(address, { headers: { authorization: `Bearer ${secret}` }, handshakeTimeout: SILENT_MS })
    if (next !== epoch) log.info(`Following the offer of ${address}, epoch ${next}.`)
    epoch = next
    seq = null
    heardAt = clock.now()
    socket = made
    made.on('message', (data) => {
      const now = clock.now()
      heardAt = now
      receivedAt = now
      const text = String(data)
      queue = queue
        .then(() => (socket === made ? take(JSON.parse(text) as Frame | Answer, made) : undefined))
        .catch(failed)
    })
    made.on('error', () => leave(made))
    made.on('close', () => leave(made))
  }

  function failed(error: unknown): void {
    log.error('What the owner of the offer said cannot be taken over, starting over', error)
    if (socket !== null) leave(socket)
  }

  function leave(from: WebSocket): void {
    if (socket !== from) return
    socket = null
    seq = null
    from.terminate()
    for (const answer of waiting.values()) answer(null)
    waiting.clear()
  }

  async function take(frame: Frame | Answer, from: WebSocket): Promise<void> {
    if (frame.kind === 'answer') {
      waiting.get(frame.ask)?.(frame.values)
      waiting.delete(frame.ask)
      return
    }
    if (frame.epoch !== epoch || (seq !== null && hasGap(frame, seq))) {
      leave(from)
      return
    }
    await apply(frame)
    // Another connection was made meanwhile: numbers of this one say nothing about it.
    if (socket !== from) return
    if (hasEvents() && (seq !== null || frame.done === true)) whole()
    if (frame.kind === 'snapshot') {
      if (frame.done !== true) return
      seq = frame.seq
    } else if (seq !== null) {
      seq = frame.seq
    }
  }

  /** Looks after the connection, and for another owner. */
  async function watch(): Promise<void> {
    const now = clock.now()
    if (socket !== null && now - heardAt > SILENT_MS) leave(socket)
    if (socket !== null && now - lookedAt < LOOK_EVERY_MS) return
    lookedAt = now
    const owner = await findOwner()
    // There is no owner to wait for.
    if (owner === null) whole()
    if (!isActive || owner === null) return
    if (socket !== null && owner.epoch === epoch) return
    if (socket !== null) leave(socket)
    connect(owner)
  }

  function round(): void {
    if (!isActive) return
    // A database that cannot be asked is asked again.
    void watch()
      .catch(() => undefined)
      .then(() => {
        if (isActive) cancel = clock.after(RETRY_MS, round)
      })
  }

  function askOwner(wanted: Question['wanted']): Promise<Answer['values'] | null> {
    const to = socket
    if (to === null || to.readyState !== to.OPEN) return Promise.resolve(null)
    const ask = ++asked
    return new Promise((answer) => {
      const giveUp = clock.after(ANSWER_WITHIN_MS, () => {
        waiting.delete(ask)
        answer(null)
      })
      waiting.set(ask, (values) => {
        giveUp()
        answer(values)
      })
      to.send(JSON.stringify({ ask, wanted } satisfies Question))
    })
  }

  return {
    customPricer: createRemotePricer(clock, (wanted) => askOwner([...wanted])),
    silenceMs: () => (isActive ? clock.now() - receivedAt : null),
    async start() {
      isActive = true
      receivedAt = clock.now()
      const first = new Promise<void>((resolve) => {
        whole = resolve
      })
      round()
      const late = new Promise<void>((resolve) => void clock.after(FIRST_WITHIN_MS, resolve))
      await Promise.race([first, late])
    },
    async stop() {
      isActive = false
      cancel()
      if (socket !== null) leave(socket)
      await queue
    },
  }
}

/** Differences follow each other by one; a beat repeats the last. */
function hasGap(frame: Frame, seq: number): boolean {
  if (frame.kind === 'changes') return frame.seq !== seq + 1
  return frame.kind === 'beat' && frame.seq !== seq
}
