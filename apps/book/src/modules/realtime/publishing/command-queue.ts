import type { Published } from '../../../kernel/ports/publisher.ts'
import { postBatch } from './post-batch.ts'

export interface EngineOptions {
  /** Address of the engine's API, `http://host:port`. */
  readonly url: string
  readonly apiKey: string
  readonly fetch?: typeof fetch
  /** Passes `ms` milliseconds. */
  readonly wait?: (ms: number) => Promise<void>
  /** Called when publications are given up. */
  readonly report?: (problem: string) => void
}

/** Commands that leave for the engine in their order. */
export interface CommandQueue {
  /** @param command JSON text; null where the message cannot be written as JSON */
  enqueue(command: string | null): Promise<Published>
  /** Resolves when all commands have been sent or given up. */
  drained(): Promise<void>
}

interface Queued {
  /** JSON text: a value that cannot be written as JSON must not spoil the batch it would travel in. */
  readonly command: string
  readonly settle: (result: Published) => void
}

const MAX_BATCH = 200
/** Of a batch with more than one command: a proxy writes larger bodies to its disk. Characters. */
const MAX_LENGTH = 500_000
/** A batch may have so many more commands than the one before it. */
const GROWTH = 10
const MAX_QUEUE = 20_000
const MAX_ATTEMPTS = 6
const FIRST_DELAY_MS = 100
const MAX_DELAY_MS = 2_000

/**
 * What is queued within a tick goes out as one batch; batches go one at a time, so that the order of a channel holds.
 * Failures are tried again a few times under the same idempotency keys, each time with half as many commands: an engine
 * under load may take longer for a batch than a proxy waits for it. When the engine stays away the oldest commands are
 * given up first.
 */
export function createCommandQueue(options: EngineOptions): CommandQueue {
  const { url, apiKey, fetch: send = fetch, wait = passTime, report = () => {} } = options
  const queue: Queued[] = []
  let sending: Promise<void> | null = null
  let size = MAX_BATCH

  function enqueue(command: string | null) {
    return new Promise<Published>((settle) => {
      if (command === null) return settle({ ok: false, reason: 'not a JSON value' })
      queue.push({ command, settle })
      if (queue.length > MAX_QUEUE) queue.shift()?.settle({ ok: false, reason: 'queue full' })
      sending ??= sendAll()
    })
  }

  async function sendAll(): Promise<void> {
    while (queue.length > 0) {
      // A turn of the event loop: messages published in it join the batch.
      await new Promise((resolve) => setImmediate(resolve))
      await sendBatch(takeBatch())
    }
    // Before a caller that was just settled publishes again: it would wait for a round that is over.
    sending = null
  }

  function takeBatch(): Queued[] {
    let count = 0
    for (let length = 0; count < Math.min(size, queue.length); count++) {
      length += queue[count]?.command.length ?? 0
      if (count > 0 && length > MAX_LENGTH) break
    }
    return queue.splice(0, count)
  }

  async function sendBatch(batch: Queued[]): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      const commands = batch.map(({ command }) => command)
      const outcome = await postBatch({ url, apiKey, fetch: send }, commands)
      if (outcome.kind === 'answered') {
        size = Math.min(MAX_BATCH, size + GROWTH)
        batch.forEach(({ settle }, index) => {
          settle(outcome.results[index] ?? { ok: false, reason: 'no reply' })
        })
        return
      }
      if (outcome.kind === 'refused' || attempt === MAX_ATTEMPTS) {
        // The engine is away, not slow.
        size = MAX_BATCH
        report(`gave up ${commands.length} publications: ${outcome.reason}`)
        for (const { settle } of batch) settle({ ok: false, reason: outcome.reason })
        return
      }
      size = Math.max(1, batch.length >> 1)
      queue.unshift(...batch.splice(size))
      await wait(Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (attempt - 1)))
    }
  }

  return {
    enqueue,
    async drained() {
      while (sending !== null) await sending
    },
  }
}

function passTime(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
