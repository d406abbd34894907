import type { Clock } from '../../../kernel/clock.ts'
import type { Log } from '../../../kernel/log.ts'
import type { CustomPricer } from '../../pricing/index.ts'
import type { OfferOwner } from './owner-address.ts'
import { createRemotePricer } from './remote-pricer.ts'
import type { OfferConnection, OfferTransport } from './transport.ts'
import type { Frame } from './wire.ts'

/** After this time without a message the owner is gone or stalled. */
const SILENT_MS = 2_000
const RETRY_MS = 250
/** How often a follower with a live owner checks whether another one has taken over. */
const LOOK_EVERY_MS = 1_000
/** A start does not wait longer for an owner. */
const FIRST_WITHIN_MS = 5_000

export interface FollowerOptions {
  readonly clock: Clock
  readonly log: Log
  readonly transport: Pick<OfferTransport, 'connect'>
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

export function createFollower(options: FollowerOptions): Follower {
  const { clock, findOwner } = options
  let isActive = false
  let lookedAt = 0
  let cancel = () => {}
  let whole = () => {}
  const link = createLink(options, () => whole())

  /** Looks after the connection, and for another owner. */
  async function watch(): Promise<void> {
    const now = clock.now()
    if (link.isSilent(now)) link.leave()
    if (link.epoch() !== null && now - lookedAt < LOOK_EVERY_MS) return
    lookedAt = now
    const owner = await findOwner()
    // There is no owner to wait for.
    if (owner === null) whole()
    if (!isActive || owner === null || owner.epoch === link.epoch()) return
    link.leave()
    link.connect(owner)
  }

  function round(): void {
    if (!isActive) return
    // A failed query of the database is repeated.
    void watch()
      .catch(() => undefined)
      .then(() => {
        if (isActive) cancel = clock.after(RETRY_MS, round)
      })
  }

  return {
    customPricer: createRemotePricer(clock, (wanted) => link.ask([...wanted])),
    silenceMs: () => (isActive ? link.silenceMs() : null),
    async start() {
      isActive = true
      link.begin()
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
      link.leave()
      await link.applied()
    },
  }
}

/** The connection to one owner at a time: messages of an earlier connection are ignored. */
function createLink({ clock, log, transport, apply, hasEvents }: FollowerOptions, whole: () => void) {
  let connection: OfferConnection | null = null
  let epoch = 0
  /** Number of the last difference; null until the snapshot is whole. */
  let seq: number | null = null
  /** When the connection was made, or a message came last. */
  let aliveAt = 0
  /** When a message came last; a new connection is none. */
  let receivedAt = 0
  /** Frames that are not applied yet. */
  let waiting = 0
  let queue: Promise<void> = Promise.resolve()

  function connect(owner: OfferOwner): void {
    if (owner.epoch !== epoch) log.info(`Following the offer of ${owner.address}, epoch ${owner.epoch}.`)
    epoch = owner.epoch
    aliveAt = clock.now()
    const ended = () => {
      if (connection === made) leave()
    }
    const made: OfferConnection = transport.connect(owner, { frame: (frame) => receive(frame, () => made), ended })
    connection = made
  }

  function receive(frame: Frame, from: () => OfferConnection): Promise<void> {
    aliveAt = clock.now()
    receivedAt = aliveAt
    waiting++
    queue = queue
      .then(() => (connection === from() ? take(frame, from()) : undefined))
      .catch((error: unknown) => {
        log.error('What the owner of the offer sent cannot be taken over, starting over', error)
        if (connection === from()) leave()
      })
      .then(() => {
        waiting--
        aliveAt = Math.max(aliveAt, clock.now())
      })
    return queue
  }

  function leave(): void {
    const left = connection
    connection = null
    seq = null
    left?.close()
  }

  async function take(frame: Frame, from: OfferConnection): Promise<void> {
    if (seq !== null && frame.epoch === epoch && isRepeated(frame, seq)) return
    if (frame.epoch !== epoch || (seq !== null && hasGap(frame, seq))) {
      leave()
      return
    }
    await apply(frame)
    // A newer connection exists: sequence numbers of this one do not apply to it.
    if (connection !== from) return
    if (hasEvents() && (seq !== null || frame.done === true)) whole()
    if (frame.done === true || (frame.kind !== 'snapshot' && seq !== null)) seq = frame.seq
  }

  return {
    connect,
    leave,
    begin() {
      receivedAt = clock.now()
    },
    /** Epoch of the owner that is connected; null while none is. */
    epoch: () => (connection === null ? null : epoch),
    isSilent: (now: number) => connection !== null && waiting === 0 && now - aliveAt > SILENT_MS,
    silenceMs: () => clock.now() - receivedAt,
    ask: (wanted: Parameters<OfferConnection['ask']>[0]) => connection?.ask(wanted) ?? Promise.resolve(null),
    applied: () => queue,
  }
}

const isRepeated = (frame: Frame, seq: number): boolean => frame.kind === 'changes' && frame.seq <= seq

/** Differences follow each other by one; a beat repeats the last. */
function hasGap(frame: Frame, seq: number): boolean {
  if (frame.kind === 'changes') return frame.seq !== seq + 1
  return frame.kind === 'beat' && frame.seq !== seq
}
