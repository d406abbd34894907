import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRng } from '@touchline/sports'
import { createBook, readConfig } from '../apps/book/src/main.ts'
import { placeBets } from '../apps/book/src/modules/bets/endpoints/place-bets.ts'
import { type Measurement, measurement, median } from './measurement.ts'
import { type LargeMarket, offerMarket } from './validation/large-market.ts'

const FEW = 10
const MANY = 5_000
const ROUNDS = 41
const BETS_PER_ROUND = 400

/**
 * The cost of a placement without storing it (checks, prices, limits, the response) on a market of 5,000 outcomes; the
 * floor is the same on one of 10, in alternating rounds.
 */
export async function run(): Promise<readonly Measurement[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'touchline-bench-'))
  const quiet = { info: () => {}, warn: () => {}, error: (text: string) => console.error(text) }
  const book = await createBook(readConfig({ DATA_DIR: dataDir, BOOK_ROLES: 'api' }), { log: quiet })
  try {
    const [few, many] = [offerMarket(book.parts.bets, FEW), offerMarket(book.parts.bets, MANY)]
    const times = { few: [] as number[], many: [] as number[] }
    const rng = createRng('validation')
    for (let round = 0; round < ROUNDS; round++) {
      times.few.push(await microsecondsPerBet(few, () => rng.int(0, FEW - 1)))
      times.many.push(await microsecondsPerBet(many, () => rng.int(0, MANY - 1)))
    }
    return [measurement(`validation, market of ${MANY} outcomes`, median(times.many), 'us/bet', median(times.few))]
  } finally {
    await book.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

let serial = 0

async function microsecondsPerBet({ parts, selection, confirm }: LargeMarket, pick: () => number): Promise<number> {
  confirm()
  const requests = Array.from({ length: BETS_PER_ROUND }, () => ({
    params: undefined as never,
    query: undefined as never,
    body: {
      meta: { device_id: 'bench', auto_accept_odds_change: 'any' as const },
      bets: [{ stake: { value: 10, currency: 'EUR' }, selections: [selection(pick())] }],
    },
    locale: 'en' as const,
    player: { playerId: 1, sessionId: 1 },
    idempotencyKey: `validation-${serial++}`,
    address: '127.0.0.1',
    userAgent: null,
    country: null,
    origin: 'https://touchline.test',
    cookie: { carrier: 'cookie' as const, token: null, set: () => {}, clear: () => {} },
    isGone: () => false,
  }))
  const handle = placeBets(parts)
  const began = process.cpuUsage()
  for (const request of requests) await handle(request)
  const { user, system } = process.cpuUsage(began)
  return (user + system) / BETS_PER_ROUND
}
