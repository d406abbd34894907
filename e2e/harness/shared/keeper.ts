import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname } from 'node:path'
import { text } from 'node:stream/consumers'
import { putDemoPlayers } from '../../../apps/book/src/testing/begun/put-demo-players.ts'
import { demoPlayers } from '../players.ts'
import { type RunningProduct, runProduct } from '../product.ts'
import { sleep } from '../wait.ts'
import type { Loan, Wish } from './keeper-client.ts'
import { SHARED, type SharedKind } from './settings.ts'

/** Files that one product serves before another replaces it. */
const MOST_LOANS = 16
/** Work still running when a file ends is given this long. */
const SETTLING_MS = 10_000
const LOOK_EVERY_MS = 250

interface Kept {
  readonly kind: SharedKind
  readonly product: RunningProduct
  /** Files that had it. */
  loans: number
}

/** Books that nothing is wrong with, as soon as nothing is under way. */
async function proves(product: RunningProduct): Promise<void> {
  const deadline = Date.now() + SETTLING_MS
  while (product.isRunning()) {
    const found = await product.audit()
    if (found === null) return
    if (Date.now() > deadline) throw new Error(`The books are not clean:\n${found}`)
    await sleep(LOOK_EVERY_MS)
  }
}

/** The shared products of all workers: each worker has one at most, and files of it use that one after the other. */
function createKeeper() {
  const kept = new Map<string, Kept>()

  async function end(worker: string): Promise<void> {
    const one = kept.get(worker)
    kept.delete(worker)
    await one?.product.close()
  }

  async function borrow(worker: string, kind: SharedKind): Promise<Loan> {
    const before = kept.get(worker)
    if (before?.kind !== kind || before.loans >= MOST_LOANS || !before.product.isRunning()) await end(worker)
    const prepare = (data: string) => putDemoPlayers(data, MOST_LOANS)
    const one = kept.get(worker) ?? { kind, product: await runProduct(SHARED[kind], { prepare }), loans: 0 }
    one.loans++
    kept.set(worker, one)
    return { origin: one.product.origin, data: dirname(one.product.outbox), players: demoPlayers(one.loans) }
  }

  return {
    async does(worker: string, wish: Wish): Promise<unknown> {
      if (wish.ask === 'borrow') return borrow(worker, wish.kind)
      if (wish.ask === 'end') return end(worker)
      const product = kept.get(worker)?.product
      if (product === undefined) throw new Error('This worker has borrowed no product.')
      if (wish.ask === 'return') return proves(product)
      return wish.ask === 'kill' ? product.kill() : product.restart()
    },
    /** Ends the remaining products, and returns the faults of their books. */
    async endAll(): Promise<readonly string[]> {
      const ends = await Promise.allSettled([...kept.keys()].map(end))
      return ends.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
    },
  }
}

/** Vitest has already written its report, and prints no more than a line of later failures. */
function addToReport(wrong: readonly string[]): void {
  const file = process.env.REPORT_FILE ?? ''
  process.exitCode = 1
  if (existsSync(file)) {
    const report = JSON.parse(readFileSync(file, 'utf8'))
    writeFileSync(file, JSON.stringify({ ...report, unhandled: [...report.unhandled, ...wrong] }))
  }
  throw new Error(wrong.join('\n'))
}

/**
 * Global set-up of journeys, in the process that outlives their workers: shared products end with it, whatever workers
 * do.
 */
export async function setup(): Promise<() => Promise<void>> {
  const keeper = createKeeper()
  const server = createServer(async (request: IncomingMessage, response) => {
    try {
      const { worker, ...wish } = JSON.parse(await text(request)) as Wish & { readonly worker: string }
      response.end(JSON.stringify((await keeper.does(worker, wish)) ?? null))
    } catch (error) {
      response.writeHead(500).end(error instanceof Error ? error.message : String(error))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  process.env.PRODUCT_KEEPER = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return async () => {
    const wrong = await keeper.endAll()
    server.close()
    server.closeAllConnections()
    if (wrong.length > 0) addToReport(wrong)
  }
}
