import type { CallName } from '@touchline/contract'
import { createFairLine } from '../kernel/fair-line.ts'
import { type Refusal, refuse } from '../kernel/refusal.ts'
import { type Allowance, createMeter } from './edge/index.ts'

/** Calls that cost milliseconds of the one thread that everything runs on. Each is read, from memory above all. */
const DEAR: ReadonlySet<CallName> = new Set<CallName>([
  'getCategories',
  'getCustomMarkets',
  'getCustomOdds',
  'getMatch',
  'getMatchMarkets',
  'getMatches',
  'getMeetings',
  'getOddsHistory',
  'getSports',
  'getTournaments',
  'search',
])

/** Ms of the thread that one player, or the visitors of one address together, may take for them: a quarter of it. */
const SHARE: Allowance = { uses: 2_500, perMs: 10_000 }
/** Concurrent calls in all and of one client; further ones wait behind other clients. */
const LINE = { atOnce: 4, ofOne: 1, waiting: 1_000 }

/**
 * How long visitors share a response that is requested again and again, in ms, and from which time on within that they
 * do.
 */
const SHARED_MS = 1_000
const SHARED_FROM = 4
const MOST_SHARED_BYTES = 32 * 1_048_576

/** A response as it is sent. */
export class MadeReply {
  readonly json: Buffer

  constructor(json: Buffer) {
    this.json = json
  }
}

/** The client of a call. */
export interface DearAsker {
  /** Who it counts for: a player, or an address. */
  readonly from: string
  /** What the response depends on, where it is the same for all visitors; null where it is one player's. */
  readonly shared: string | null
  readonly isGone: () => boolean
}

/**
 * Runs expensive calls: in a fair queue, within a share of the thread, and with one response for visitors who make the
 * same request.
 */
export interface DearCalls {
  has(name: CallName): boolean
  answer<A>(asker: DearAsker, make: () => Promise<A>): Promise<A | Refusal | MadeReply>
  /** Bytes of the responses that are shared now. */
  sharedBytes(): number
}

interface Shared {
  readonly since: number
  asked: number
  bytes: number
  reply: Promise<MadeReply | null> | null
}

/** CPU time of this thread, ms; wall time if the platform has no such counter. */
function threadMs(): number {
  if (typeof process.threadCpuUsage !== 'function') return performance.now()
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

/** @param scale multiple of the default share */
export function createDearCalls(scale: number, now: () => number = () => performance.now()): DearCalls {
  const line = createFairLine(LINE)
  const meter = createMeter(now)
  const share: Allowance = { ...SHARE, uses: SHARE.uses * scale }
  const shared = new Map<string, Shared>()
  let sharedBytes = 0

  async function make<A>({ from, isGone }: DearAsker, work: () => Promise<A>) {
    const made = await line.run({ from, isGone }, async () => {
      const wait = meter.wait(from, share)
      if (wait !== null) return refuse('too_many_requests', { retryAfterMs: wait })
      // Requests that arrived in the meantime are handled first.
      await new Promise((resolve) => setImmediate(resolve))
      const began = threadMs()
      const answer = await work()
      const isPlain =
        typeof answer === 'object' && answer !== null && Object.getPrototypeOf(answer) === Object.prototype
      const reply = isPlain ? new MadeReply(Buffer.from(JSON.stringify(answer))) : answer
      meter.spend(from, share, threadMs() - began)
      return reply
    })
    return made
  }

  function forget(key: string): void {
    sharedBytes -= shared.get(key)?.bytes ?? 0
    shared.delete(key)
  }

  function sharedUnder(key: string): Shared {
    // Entries are in the order of their making.
    for (const [one, { since }] of shared) {
      if (now() - since < SHARED_MS && sharedBytes <= MOST_SHARED_BYTES) break
      forget(one)
    }
    const existing = shared.get(key)
    if (existing !== undefined) return existing
    const made: Shared = { since: now(), asked: 0, bytes: 200 + 2 * key.length, reply: null }
    sharedBytes += made.bytes
    shared.set(key, made)
    return made
  }

  return {
    has: (name) => DEAR.has(name),
    sharedBytes: () => sharedBytes,
    async answer(asker, work) {
      const key = asker.shared
      if (key === null) return make(asker, work)
      const entry = sharedUnder(key)
      entry.asked++
      if (entry.asked < SHARED_FROM) return make(asker, work)
      if (entry.reply !== null) return (await entry.reply) ?? make(asker, work)
      const reply = make(asker, work)
      // The refusal or failure of one call does not affect the next.
      entry.reply = reply.then(
        (made) => (made instanceof MadeReply ? made : null),
        () => null,
      )
      const made = await entry.reply
      if (made === null) entry.reply = null
      else if (shared.get(key) === entry) {
        entry.bytes += made.json.length
        sharedBytes += made.json.length
      }
      return reply
    },
  }
}
