import type { Provider } from '@touchline/betting'
import { createLoop } from '../../../../kernel/loop.ts'
import { createFeedIngest } from '../ingest-feed.ts'
import { createHandOver } from '../session/hand-over.ts'
import { SESSION_TERMS } from '../session/session.ts'
import { pruneRejects, saveReject, saveSession } from '../session/stored-session.ts'
import { createUnknowns } from '../session/unknowns.ts'
import { packagesOf } from './account.ts'
import { loadNamedMarkets } from './named-markets.ts'
import type { Trade360Ports, Trade360Terms } from './ports.ts'
import { type RunningPackage, runPackage } from './run-package.ts'
import { createTakeEvents } from './take-events.ts'
import { createTrade360Api, SNAPSHOT_PACE } from './trade360-api.ts'
import { createTranslator } from './translate.ts'
import { createTranslatedNames } from './translated-names.ts'

export const TRADE360_PROVIDER: Provider = 'lsports'

/** Nothing is left in a queue of the vendor: its messages are older than a snapshot, and change nothing. */
const TERMS: Trade360Terms = {
  ...SESSION_TERMS,
  ...SNAPSHOT_PACE,
  mostQueued: Number.POSITIVE_INFINITY,
  againMs: 5_000,
  askEveryMs: 30_000,
}
const ROUND_MS = 1_000

/**
 * The sessions with TRADE360, one for each package. Their messages are translated, and stored for the process that owns
 * the offer.
 */
export interface Trade360Feed {
  start(): Promise<void>
  stop(): Promise<void>
}

export function createTrade360Feed(ports: Trade360Ports): Trade360Feed {
  let stopAll = async () => {}
  return {
    async start() {
      stopAll = await begin(ports)
    },
    async stop() {
      const stop = stopAll
      stopAll = async () => {}
      await stop()
    },
  }
}

async function begin(ports: Trade360Ports): Promise<() => Promise<void>> {
  const { db, clock, log, account } = ports
  const terms = { ...TERMS, ...ports.terms }
  const api = createTrade360Api(account, clock, terms)
  const unknowns = createUnknowns(db, TRADE360_PROVIDER)
  const translator = createTranslator(await loadNamedMarkets(db))
  const running = new Map<number, RunningPackage>()
  const ingest = createFeedIngest(ports)
  const names = createTranslatedNames({
    api,
    languages: account.languages,
    clock,
    log,
    async take(document, language) {
      const report = await ingest.take(document, { provider: TRADE360_PROVIDER, language })
      if (report !== null && report.state !== 'taken') log.warn(`A fixture in ${language} was not taken: ${report.why}`)
    },
  })
  const taken = createTakeEvents({
    ...ports,
    api,
    unknowns,
    translator,
    ingest,
    names,
    missed: ({ product }, why) => running.get(product)?.misses(why),
  })
  const since = clock.now()
  const packages = packagesOf(account).map((one) => {
    const handOver = createHandOver(
      {
        clock,
        log,
        take: (delivery) => taken.message(delivery, one),
        laneOf: ({ body }) => taken.laneOf(body),
        reject: (delivery, why) => saveReject(db, TRADE360_PROVIDER, delivery, why, clock.now()),
        backlog: () => {},
      },
      terms.atOnce,
    )
    const made = runPackage(one, { ...ports, api, taken, handOver, terms })
    running.set(one.product, made)
    return { own: one, handOver, running: made }
  })

  async function save(): Promise<void> {
    const states = packages.map(({ running }) => running.state())
    const broken = states.find(({ why }) => why !== null)
    const pending = packages.reduce((sum, { handOver }) => sum + handOver.pending, 0)
    const generation = Math.max(0, ...states.map((state) => state.generation))
    const state = { name: broken === undefined ? 'open' : 'closed', why: broken?.why ?? null, generation, pending }
    const changedAt = Math.max(since, ...states.map((one) => one.since))
    const languages = account.languages.map(({ language }) => language)
    const parts = packages.map(({ own: { id, product }, running }) => {
      const { why, receivedAt } = running.state()
      return { id, producer: String(product), why, receivedAt }
    })
    const session = { ...state, since: changedAt, languages, packages: parts }
    await saveSession(db, TRADE360_PROVIDER, session, clock.now())
  }

  const watching = createLoop({
    name: 'watching TRADE360',
    clock,
    log,
    everyMs: ROUND_MS,
    async round() {
      await save()
      await unknowns.save(clock.now())
      await pruneRejects(db, clock.now())
      return false
    },
  })
  await watching.run()
  for (const { running } of packages) running.start()
  return async () => {
    for (const { running } of packages) await running.stop()
    for (const { handOver } of packages) await handOver.stop()
    names.stop()
    await names.idle()
    await watching.stop()
    await api.close()
  }
}
