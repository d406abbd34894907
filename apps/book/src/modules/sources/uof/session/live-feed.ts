import type { Provider } from '@touchline/betting'
import { createLoop } from '../../../../kernel/loop.ts'
import type { CustomLeg } from '../../../pricing/index.ts'
import { calculateCustomBet } from '../api/calculate-custom-bet.ts'
import { type EventChances, fetchChances } from '../api/fetch-chances.ts'
import { createLookups, type Lookups } from '../api/lookups.ts'
import { createUofApi, PATIENCE, type UofApi } from '../api/uof-api.ts'
import { createFeedIngest } from '../ingest-feed.ts'
import { createMonitor, type Monitor } from '../recovery/monitor.ts'
import { UOF_RULES } from '../recovery/producer-state.ts'
import { createHandOver, type HandOver } from './hand-over.ts'
import type { LiveFeedPorts } from './ports.ts'
import { type Head, readHead } from './read-head.ts'
import { createSession, type Delivery, SESSION_TERMS } from './session.ts'
import { pruneRejects, saveReject, saveSession } from './stored-session.ts'
import { createTakeIn } from './take-in.ts'
import { createUnknowns } from './unknowns.ts'

/** Decides which prices count: those of producers that are up. */
export interface FeedGate {
  readonly provider: Provider
  isUp(producer: string): boolean
  /** Changes whenever something else counts. */
  version(): number
  /** A sign of life, or the end of a recovery, was reached among the messages that are played. */
  played(body: string): void
}

/** The session with the vendor, and everything that keeps it: of all processes on a database one runs it. */
export interface LiveFeed {
  readonly gate: FeedGate
  /** The vendor's chance that outcomes of an event all win; absent where custom bets are not priced by it. */
  readonly calculate?: ((urn: string, legs: readonly CustomLeg[]) => Promise<number | null>) | undefined
  /**
   * The vendor's probabilities of the outcomes of an event; null without a response. Absent where cash-outs do not use
   * them.
   */
  readonly chances?: ((urn: string) => Promise<EventChances | null>) | undefined
  start(): Promise<void>
  stop(): Promise<void>
}

const ROUND_MS = 1_000

interface Running {
  readonly api: UofApi
  readonly monitor: Monitor
  readonly handOver: HandOver
  stop(): Promise<void>
}

export function createLiveFeed(ports: LiveFeedPorts): LiveFeed {
  const { account } = ports
  let running: Running | null = null
  let stops = 0
  return {
    gate: {
      provider: account.provider,
      isUp: (producer) => running?.monitor.isUp(producer) ?? false,
      version: () => stops + (running?.monitor.version() ?? 0),
      played(body) {
        const head = readHead(body)
        if (head?.producer) running?.monitor.happens(head.producer, playedOf(head) ?? { kind: 'tick' })
      },
    },
    calculate: account.pricesCustomBets
      ? async (urn, legs) => (running === null ? null : calculateCustomBet(running.api, urn, legs))
      : undefined,
    chances: account.asksProbabilities
      ? async (urn) => (running === null ? null : fetchChances(running.api, urn))
      : undefined,
    async start() {
      running = await begin(ports)
    },
    async stop() {
      const was = running
      stops += 1 + (was?.monitor.version() ?? 0)
      running = null
      await was?.stop()
    },
  }
}

function playedOf({ name, requestId, messageAt }: Head) {
  if (name === 'snapshot_complete' && requestId !== null) return { kind: 'played_snapshot', requestId } as const
  return name === 'alive' && messageAt !== null ? ({ kind: 'played_alive', messageAt } as const) : null
}

async function begin(ports: LiveFeedPorts): Promise<Running> {
  const { db, clock, log, account } = ports
  const { provider, languages } = account
  const terms = { ...SESSION_TERMS, ...ports.terms }
  const api = createUofApi(account, clock, { ...PATIENCE, ...ports.patience })
  const rules = { ...UOF_RULES, ...ports.rules, isReplay: account.isReplay }
  const monitor = createMonitor({ db, clock, log, api, provider, nodeId: account.nodeId, rules })
  const unknowns = createUnknowns(db, provider)
  const ingest = createFeedIngest({
    ...ports,
    undescribed(lacks) {
      lookups.descriptions(lacks)
      for (const { marketId, specifier, outcomeIds } of lacks)
        if (outcomeIds.length === 0) unknowns.note('market', `${marketId}${specifier === '' ? '' : ` ${specifier}`}`)
    },
  })
  const lookups: Lookups = createLookups({ ...ports, ...account, ingest, api })
  const take = createTakeIn({ ...ports, provider, ingest, lookups, monitor, unknowns })
  const state = { name: 'closed', why: 'it has not been opened yet', generation: 0, since: clock.now() }

  const handOver = createHandOver(
    {
      clock,
      log,
      take,
      laneOf: ({ body }) => readHead(body)?.eventUrn ?? null,
      reject: (delivery, why) => saveReject(db, provider, delivery, why, clock.now()),
      backlog: (isFull) => monitor.happens(null, { kind: 'backlog', isFull }),
    },
    terms.atOnce,
  )

  const session = createSession(
    account,
    {
      opened(generation) {
        Object.assign(state, { name: 'open', why: null, generation, since: clock.now() })
        monitor.happens(null, { kind: 'session_opened', generation })
        lookups.markets()
      },
      lost(why) {
        Object.assign(state, { name: 'closed', why, since: clock.now() })
        monitor.happens(null, { kind: 'session_lost' })
        for (const producer of monitor.received()) storeSign(producer, false, clock.now())
      },
      system: takeSystem,
      content: takeContent,
    },
    { clock, log },
    terms,
  )

  function takeContent(delivery: Delivery): ReturnType<HandOver['push']> {
    count(readHead(delivery.body))
    return handOver.push(delivery)
  }

  /** Input that is not XML counts as `unreadable`, so that a label has no more values than the feed has messages. */
  function count(head: Head | null): void {
    ports.received(head?.name ?? 'unreadable')
  }

  function takeSystem({ body }: Delivery): void {
    const head = readHead(body)
    count(head)
    if (head?.producer == null) return
    const { producer, messageAt, isSubscribed, requestId } = head
    if (head.name === 'snapshot_complete' && requestId !== null) {
      monitor.happens(producer, { kind: 'snapshot_complete', requestId })
    }
    if (head.name === 'product_down') {
      monitor.happens(producer, { kind: 'says_down' })
      storeSign(producer, false, clock.now())
    }
    if (head.name === 'alive' && messageAt !== null) {
      monitor.happens(producer, { kind: 'alive', messageAt, isSubscribed })
      storeSign(producer, isSubscribed, messageAt)
    }
  }

  function storeSign(producer: string, isAlive: boolean, messageAt: number): void {
    // Bets do not wait for the signs of a producer whose prices never count.
    if (!monitor.isListed(producer)) return
    const sign = { provider, producer, isAlive, messageAt }
    ports.storeSign(sign).catch((error: unknown) => log.warn('A sign of life could not be stored', error))
  }

  const watching = createLoop({
    name: 'watching the feed',
    clock,
    log,
    everyMs: ROUND_MS,
    async round() {
      await monitor.round()
      if (state.name === 'open') {
        lookups.words()
        lookups.programme()
      }
      await saveSession(db, provider, { ...state, pending: handOver.pending, languages, packages: [] }, clock.now())
      await unknowns.save(clock.now())
      await pruneRejects(db, clock.now())
      return false
    },
  })

  await monitor.load()
  await watching.run()
  session.start()
  return {
    api,
    monitor,
    handOver,
    async stop() {
      await session.stop()
      await handOver.stop()
      await watching.stop()
      await api.close()
      await monitor.stop()
      await lookups.idle()
    },
  }
}
