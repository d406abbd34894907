import { DatabaseUnavailable } from '../../../db/index.ts'
import type { Infra } from '../../../kernel/infra.ts'
import type { TraceParent } from '../../../kernel/tracing/tracing.ts'
import { storeBatch } from './store-batch.ts'
import { type StoreOutcome, type StoreRequest, storeBets } from './store-bets.ts'

/** Where placed bets go. */
export interface BetStore {
  /** Stores the bets of a request, all or none. Resolves when they are on disk. */
  store(request: StoreRequest): Promise<StoreOutcome>
}

interface Waiting {
  readonly request: StoreRequest
  readonly resolve: (outcome: StoreOutcome) => void
  readonly reject: (error: unknown) => void
  /** Its step in a trace. */
  readonly step: TraceParent | null
}

/** Transactions under way: one works while others wait for the disk. */
const AT_ONCE = 3
/** Bets of one transaction, so that none takes long. A single request may have more. */
const MOST_BETS = 64

/**
 * Stores a request at once while a connection is free. Requests that arrive while none is free share the next commit. A
 * request that cannot simply be placed is stored in a transaction of its own: it waits alone and never makes others
 * fail.
 */
export function createBetStore({ db, tracing }: Pick<Infra, 'db' | 'tracing'>): BetStore {
  let queue: Waiting[] = []
  let running = 0
  let isScheduled = false
  /** Players with a request under way: their next ones find its stake and its key stored. */
  const busy = new Set<number>()

  /** Requests read from the network in one go are stored in one go. */
  function schedule(): void {
    if (isScheduled) return
    isScheduled = true
    setImmediate(() => {
      isScheduled = false
      while (running < AT_ONCE) {
        const batch = nextBatch()
        if (batch.length === 0) return
        void run(batch)
      }
    })
  }

  function nextBatch(): readonly Waiting[] {
    const taken: Waiting[] = []
    const left: Waiting[] = []
    const keys = new Set<string>()
    let bets = 0
    for (const waiting of queue) {
      const { playerId, key, bets: own } = waiting.request
      const name = `${playerId} ${key}`
      const fits = taken.length === 0 || bets + own.length <= MOST_BETS
      if (!fits || busy.has(playerId) || keys.has(name)) {
        left.push(waiting)
        continue
      }
      keys.add(name)
      bets += own.length
      taken.push(waiting)
    }
    queue = left
    return taken
  }

  async function run(batch: readonly Waiting[]): Promise<void> {
    running++
    for (const { request } of batch) busy.add(request.playerId)
    const startedAt = tracing.now()
    const stored = await placedOf(batch)
    for (const { step } of batch)
      if (step !== null)
        tracing.ended('commit bets', { parent: step, startedAt, attributes: { requests: batch.length } })
    if (stored instanceof DatabaseUnavailable) {
      // Each of them alone would wait for it as long again.
      for (const { request, reject } of batch) {
        busy.delete(request.playerId)
        reject(stored)
      }
      running--
      return schedule()
    }
    const apart = batch.filter(({ request }) => !stored.has(request))
    for (const { request, resolve } of batch) if (stored.has(request)) resolve({ outcome: 'placed' })
    const waiting = new Set(apart.map(({ request }) => request.playerId))
    for (const { request } of batch) if (!waiting.has(request.playerId)) busy.delete(request.playerId)
    running--
    schedule()
    if (apart.length === 0) return
    // In order for each player; a busy account delays only its own player.
    await Promise.all([...waiting].map((playerId) => storeInTurn(apart, playerId)))
  }

  /** The bets that are stored now; unknown if the database connection was lost. */
  async function placedOf(batch: readonly Waiting[]): Promise<ReadonlySet<StoreRequest> | DatabaseUnavailable> {
    try {
      return await storeBatch(
        db,
        batch.map(({ request }) => request),
      )
    } catch (error) {
      if (error instanceof DatabaseUnavailable) return error
      // The commit may have happened or not. Each request then reads or stores the response of its key on its own.
      return new Set()
    }
  }

  async function storeInTurn(apart: readonly Waiting[], playerId: number): Promise<void> {
    let gone: DatabaseUnavailable | null = null
    for (const { request, resolve, reject } of apart) {
      if (request.playerId !== playerId) continue
      if (gone !== null) reject(gone)
      else
        await storeBets(db, request).then(resolve, (error: unknown) => {
          if (error instanceof DatabaseUnavailable) gone = error
          reject(error)
        })
    }
    busy.delete(playerId)
    schedule()
  }

  return {
    store: (request) =>
      tracing.step('store bets', { attributes: { bets: request.bets.length } }, async (step) => {
        const stored = await new Promise<StoreOutcome>((resolve, reject) => {
          queue.push({ request, resolve, reject, step: step.traceParent })
          schedule()
        })
        step.set({ outcome: stored.outcome })
        return stored
      }),
  }
}
