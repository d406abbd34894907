import type { Connection } from '../model.ts'
import type { Scheduler } from '../timing/scheduler.ts'
import { createChainRoot, type FrameChain } from './frame-chain.ts'
import type { Message } from './message.ts'
import { addToOutbox, drainOutbox } from './outbox.ts'

/**
 * Connections written to in one go; the event loop gets a turn in between, so that a large channel does not stall
 * calls.
 */
const SLICE = 1000

/** Collects what connections are to be sent and writes it once per tick, joined. */
export interface Flusher {
  send(connection: Connection, message: Message): void
  /** Writes one connection's outbox at once, for instance before it is closed. */
  flush(connection: Connection): void
}

export interface FlusherOptions {
  readonly scheduler: Scheduler
  /** Bytes a client may leave unread. */
  readonly maxPendingBytes: number
  readonly slow: (connection: Connection) => void
  readonly wrote: (frames: number, messages: number) => void
}

export function createFlusher(options: FlusherOptions): Flusher {
  const { scheduler, maxPendingBytes, slow, wrote } = options
  let root = createChainRoot()
  let waiting: Connection[] = []
  let running = false

  function write(connection: Connection): void {
    connection.queued = false
    const frames = drainOutbox(connection.outbox)
    if (connection.session.phase === 'closed' || frames.length === 0) return
    connection.transport.write(frames)
    wrote(frames.length, frames.reduce(countMessages, 0))
    if (connection.transport.pendingBytes() > maxPendingBytes) slow(connection)
  }

  function begin(): void {
    const batch = waiting
    waiting = []
    root = createChainRoot()
    writeSlice(batch, 0)
  }

  function writeSlice(batch: Connection[], from: number): void {
    const end = Math.min(from + SLICE, batch.length)
    for (const connection of batch.slice(from, end)) write(connection)
    running = end < batch.length || waiting.length > 0
    if (running) scheduler.soon(end < batch.length ? () => writeSlice(batch, end) : begin)
  }

  return {
    send(connection, message) {
      addToOutbox(connection.outbox, root, message)
      if (connection.queued) return
      connection.queued = true
      waiting.push(connection)
      if (running) return
      running = true
      scheduler.soon(begin)
    },
    flush: write,
  }
}

function countMessages(sum: number, frame: FrameChain): number {
  return sum + frame.count
}
