import type { Message } from './message.ts'
import { textFrame } from './text-frame.ts'

/** Messages joined into one frame, as Centrifugo does. */
export const MAX_MESSAGES_PER_FRAME = 16
/** Bytes joined into one frame; a single longer message is a frame of its own. */
export const MAX_BYTES_PER_FRAME = 65_536

const NEWLINE = Buffer.from('\n')

/**
 * A sequence of messages that leaves as one frame. Sequences are nodes of a tree: two connections that were sent the
 * same messages in a tick hold the same node, and so the same joined buffer. Writes, not bytes, are what fan-out costs.
 */
export interface FrameChain {
  readonly parent: FrameChain | null
  readonly message: Message | null
  readonly count: number
  readonly size: number
  joined: Buffer | null
  framed: Buffer | null
  /** The first continuation, kept out of the map since most chains have only one. */
  next: FrameChain | null
  others: Map<Message, FrameChain> | null
}

/** The empty sequence every frame of a tick starts from. */
export function createChainRoot(): FrameChain {
  return chainOf(null, null, 0, 0)
}

function chainOf(parent: FrameChain | null, message: Message | null, count: number, size: number): FrameChain {
  return { parent, message, count, size, joined: null, framed: null, next: null, others: null }
}

/** The chain that continues `chain` with `message`, or null when the frame is full and a new one must start. */
export function extendChain(chain: FrameChain, message: Message): FrameChain | null {
  if (chain.next?.message === message) return chain.next
  const known = chain.others?.get(message)
  if (known) return known
  const size = chain.size + message.bytes.length + (chain.count === 0 ? 0 : NEWLINE.length)
  if (chain.count > 0 && (chain.count >= MAX_MESSAGES_PER_FRAME || size > MAX_BYTES_PER_FRAME)) return null
  const extended = chainOf(chain, message, chain.count + 1, size)
  if (chain.next === null) {
    chain.next = extended
  } else {
    chain.others ??= new Map()
    chain.others.set(message, extended)
  }
  return extended
}

/** The messages of a chain, oldest first. */
export function chainMessages(chain: FrameChain): Message[] {
  const messages: Message[] = []
  for (let node: FrameChain | null = chain; node?.message; node = node.parent) messages.push(node.message)
  return messages.reverse()
}

/** The chain's lines joined by newlines, with none at the end. */
export function chainText(chain: FrameChain): Buffer {
  if (chain.count === 1 && chain.message !== null) return chain.message.bytes
  chain.joined ??= Buffer.concat(
    chainMessages(chain).flatMap(({ bytes }, index) => (index === 0 ? [bytes] : [NEWLINE, bytes])),
  )
  return chain.joined
}

/** The chain as a WebSocket text frame, made at most once. */
export function chainFrame(chain: FrameChain): Buffer {
  chain.framed ??= textFrame(chainText(chain))
  return chain.framed
}
