import { extendChain, type FrameChain } from './frame-chain.ts'
import type { Message } from './message.ts'

/** What a connection is to be sent at the next flush: full frames, then the one still being filled. */
export interface Outbox {
  full: FrameChain[]
  open: FrameChain | null
}

export function createOutbox(): Outbox {
  return { full: [], open: null }
}

/** Puts a message at the end; `root` is the tick's empty chain. */
export function addToOutbox(outbox: Outbox, root: FrameChain, message: Message): void {
  const extended = extendChain(outbox.open ?? root, message)
  if (extended !== null) {
    outbox.open = extended
    return
  }
  if (outbox.open !== null) outbox.full.push(outbox.open)
  outbox.open = extendChain(root, message)
}

/** Takes everything out, in order. */
export function drainOutbox(outbox: Outbox): FrameChain[] {
  const frames = outbox.full
  if (outbox.open !== null) frames.push(outbox.open)
  outbox.full = []
  outbox.open = null
  return frames
}
