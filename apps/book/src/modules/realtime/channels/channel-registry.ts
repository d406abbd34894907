import type { Channel } from '../model.ts'
import type { Namespace } from './namespaces.ts'
import { createStream, expireWindow } from './stream.ts'

/** The channels alive in this hub. */
export interface ChannelRegistry {
  find(name: string): Channel | undefined
  open(name: string, namespace: Namespace, now: number): Channel
  /** Empties windows whose time is over, and deletes channels that were not used for `keepMs`. */
  sweep(now: number, keepMs: number): void
  all(): Iterable<Channel>
  count(): number
}

const EPOCH_BYTES = 6
const UNPUBLISHED_KEEP_MS = 60_000

/** `random` gives numbers from 0 to 1; the epochs of streams are drawn from it. */
export function createChannelRegistry(random: () => number): ChannelRegistry {
  const channels = new Map<string, Channel>()
  return {
    find: (name) => channels.get(name),
    open(name, namespace, now) {
      const known = channels.get(name)
      if (known) return known
      const { historySize, historyTtlMs } = namespace
      const channel: Channel = {
        name,
        namespace,
        stream: historySize > 0 ? createStream(drawEpoch(random), historySize, historyTtlMs) : null,
        subscribers: new Map(),
        latest: null,
        version: { epoch: '', number: 0 },
        usedAt: now,
      }
      channels.set(name, channel)
      return channel
    },
    sweep(now, keepMs) {
      for (const channel of channels.values()) {
        if (channel.stream) expireWindow(channel.stream, now)
        if (channel.subscribers.size > 0 || now - channel.usedAt < keepTime(channel, keepMs)) continue
        if (!channel.stream || channel.stream.window.length === 0) channels.delete(channel.name)
      }
    },
    all: () => channels.values(),
    count: () => channels.size,
  }
}

/** A client can enter any number of channels; those without a publication are not kept for long. */
function keepTime({ latest }: Channel, keepMs: number): number {
  return latest === null ? Math.min(keepMs, UNPUBLISHED_KEEP_MS) : keepMs
}

function drawEpoch(random: () => number): string {
  return Buffer.from(Array.from({ length: EPOCH_BYTES }, () => Math.floor(random() * 256))).toString('base64url')
}
