import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { sleep } from '../../e2e/harness/wait.ts'
import {
  type BettingLoad,
  type KnownBet,
  selectionsAhead,
  selectionsOf,
  startBetting,
} from '../../scripts/cluster/harness/betting-load.ts'
import type { RunningCluster } from '../../scripts/cluster/harness/running-cluster.ts'
import { type Engine, engineOf } from '../cluster/engine.ts'
import { followOffer, type OfferFollower } from '../cluster/offer-follower.ts'
import { type Sockets, type SocketsReport, startSockets } from '../cluster/sockets.ts'
import { percentile } from '../measurement.ts'
import { createBettors } from '../placement/bettors.ts'
import { matchesAhead, untilDecided, untilSent } from '../settlement/decided.ts'
import { storeOpenBets, storeResults } from '../settlement/open-bets.ts'
import { matchesInPlay, nextGoal } from './goals.ts'
import { memoryOf } from './memory.ts'
import { isExpectedRefusal } from './refusals.ts'
import type { PhaseResult } from './report.ts'

export interface SoakSizes {
  readonly sockets: number
  /** Bets that a settlement decides. */
  readonly bets: number
  /** Bets a second while all is calm. */
  readonly rate: number
  /** Rounds that may begin: each settles another match. */
  readonly rounds: number
}

/** The cluster under load, and its load. */
export interface Soaking {
  /** All phases once. @param done takes the result of each */
  round(nth: number, done: (result: PhaseResult) => void): Promise<void>
  /** Ends the load, and waits until all messages to players are sent. @returns errors beyond those of the phases */
  end(): Promise<readonly string[]>
  /** Ends everything at once. */
  close(): Promise<void>
}

const PLAYERS = 32
const OPENING = 1_000_000_00
const STAKE = 10
const HOLDERS = 1_000
const PROBE_MS = 2_000
const CALM_MS = 30_000
const SURGE_MS = 20_000
const GOAL_WITHIN_MS = 60_000
const BURST = 5
const RAMP_S = 10
const AFTER_MS = 15_000
/** Characters of an error. */
const LONGEST_TEXT = 200

interface World {
  readonly cluster: RunningCluster
  readonly sizes: SoakSizes
  readonly db: pg.Client
  readonly engine: Engine
  readonly load: BettingLoad
  readonly follower: OfferFollower
  readonly sockets: Sockets
  readonly matches: readonly number[]
  readonly holders: readonly number[]
  /** Errors since the last phase. */
  readonly errors: string[]
}

export async function startSoaking(cluster: RunningCluster, sizes: SoakSizes): Promise<Soaking> {
  const db = new pg.Client({ connectionString: cluster.databaseUrl })
  await db.connect()
  const matches = await matchesAhead(db, sizes.rounds + 1)
  const holders = (await createBettors(db, HOLDERS, 'holder')).map(({ id }) => id)
  const engine = await engineOf(cluster)
  const sockets = startSockets(sizes.sockets)
  const opened = await sockets.open(await engine.door())
  const errors: string[] = []
  if (opened.connected < sizes.sockets)
    errors.push(`${opened.connected} of ${sizes.sockets} sockets connected: ${opened.lastFailure}`)
  const follower = await followOffer(cluster)
  const betting = { count: PLAYERS, perSecond: sizes.rate, stake: STAKE, opening: OPENING }
  const load = await startBetting(cluster, betting)
  const world = { cluster, sizes, db, engine, load, follower, sockets, matches, holders, errors }
  const probing = setInterval(() => void engine.publish().catch(({ message }) => errors.push(message)), PROBE_MS)
  async function close(): Promise<void> {
    clearInterval(probing)
    sockets.close()
    await follower.close()
    await load.stop().catch(() => undefined)
    await db.end()
  }
  return {
    async round(nth, done) {
      for (const [phase, act] of Object.entries(PHASES)) done(await during(world, nth, phase, act))
    },
    async end() {
      clearInterval(probing)
      await load.stop().catch(({ message }) => errors.push(message))
      await untilSent(db, performance.now())
      return [...errors.splice(0), ...(await errorsInLogs(cluster.folder))]
    },
    close,
  }
}

type Act = (world: World, nth: number) => Promise<void>

const PHASES: Readonly<Record<string, Act>> = {
  calm: () => sleep(CALM_MS),
  goal: surgeAfterGoal,
  fivefold: fiveTimes,
  'sockets back': dropSockets,
  'bets stored': ({ db, matches, sizes, holders }, nth) =>
    storeOpenBets({
      ...{ db, count: sizes.bets, players: holders, offset: nth * sizes.bets },
      ...{ eventId: matches[nth] ?? 0, otherEventId: matches[0] ?? 0 },
    }),
  async settlement({ db, matches }, nth) {
    const begun = performance.now()
    const eventId = matches[nth] ?? 0
    await storeResults(db, eventId)
    await untilDecided(db, begun, eventId)
    await untilSent(db, begun)
  },
}

async function during(world: World, round: number, phase: string, act: Act): Promise<PhaseResult> {
  const { cluster, load, follower, sockets, errors, sizes } = world
  const [first] = load.players
  // Matches begin within the hour, and are then no longer ahead.
  if (first !== undefined) load.betsOn(await orNone(errors, () => selectionsAhead(first.api)))
  addSocketErrors(errors, await sockets.report())
  follower.lags.reset()
  const [from, before] = [performance.now(), load.known.length]
  await act(world, round)
  const seconds = (performance.now() - from) / 1_000
  const known = load.known.slice(before)
  const report = await sockets.report()
  addSocketErrors(errors, report)
  if (report.connected < sizes.sockets)
    errors.push(`${report.connected} of ${sizes.sockets} sockets are connected: ${report.lastFailure}`)
  errors.push(...errorsOf(known))
  const times = known.map(({ sentAt, answeredAt }) => answeredAt - sentAt)
  return {
    ...{ round, phase, seconds },
    placed: known.filter(({ id }) => id !== null).length,
    refused: known.filter(({ refusal }) => refusal !== null && isExpectedRefusal(refusal)).length,
    placementMs: percentile(times, 0.99),
    priceMs: follower.lags.percentile(0.99),
    // The process of the sockets sends JSON, which has no NaN.
    messageMs: report.lag.p99 ?? Number.NaN,
    errors: errors.splice(0),
    memory: await memoryOf(cluster),
  }
}

async function surgeAfterGoal({ cluster, engine, load, sizes, errors }: World): Promise<void> {
  const inPlay = () => orNone(errors, () => matchesInPlay(cluster.origin))
  const scored = await nextGoal(inPlay, GOAL_WITHIN_MS)
  if (scored === null) console.error('cluster-soak: no goal fell in time; bets are placed on the first match in play')
  for (let n = 0; n < BURST; n++) await engine.publish()
  load.paces(3 * sizes.rate)
  for (const until = Date.now() + SURGE_MS; Date.now() < until; await sleep(500)) {
    const live = await inPlay()
    load.betsOn(live.filter(({ id }, nth) => (scored === null ? nth === 0 : id === scored)).flatMap(selectionsOf))
  }
  load.paces(sizes.rate)
}

async function fiveTimes({ load, sizes }: World): Promise<void> {
  for (let second = 1; second <= RAMP_S; second++) {
    load.paces(sizes.rate * (1 + (4 * second) / RAMP_S))
    await sleep(1_000)
  }
  await sleep(SURGE_MS)
  load.paces(sizes.rate)
}

async function dropSockets({ engine, sockets, errors }: World): Promise<void> {
  await sockets.drop()
  const begun = performance.now()
  const report = await sockets.open(await engine.door())
  addSocketErrors(errors, report)
  const seconds = ((performance.now() - begun) / 1_000).toFixed(1)
  console.error(
    `cluster-soak: ${report.connected} sockets are back after ${seconds} s, ${report.retries} attempts failed`,
  )
  await sleep(AFTER_MS)
}

/** A list; a failed request is an error of the phase, and the load goes on without it. */
async function orNone<T>(errors: string[], list: () => Promise<readonly T[]>): Promise<readonly T[]> {
  try {
    return await list()
  } catch (error) {
    errors.push((error as Error).message.replace(/\s+/g, ' ').slice(0, LONGEST_TEXT))
    return []
  }
}

function addSocketErrors(errors: string[], { missed, closed, lastFailure }: SocketsReport): void {
  if (missed > 0) errors.push(`${missed} messages did not reach their sockets`)
  if (closed > 0) errors.push(`${closed} sockets were closed: ${lastFailure}`)
}

/** Faults of a bet: no response, a server error, a refusal for another reason than the market's state. */
function errorsOf(known: readonly KnownBet[]): readonly string[] {
  const failures = known.flatMap((bet) => bet.failures)
  const refused = known.flatMap(({ refusal }) => (refusal === null || isExpectedRefusal(refusal) ? [] : [refusal]))
  return [
    ...counted(failures).map(([what, times]) => `${times} attempts to place a bet failed: ${what}`),
    ...counted(refused).map(([what, times]) => `${times} bets were refused: ${what}`),
  ]
}

function counted(texts: readonly string[]): readonly (readonly [string, number])[] {
  return [...new Set(texts)].map((text) => [text, texts.filter((one) => one === text).length] as const)
}

/** Lines of errors that the processes wrote. */
async function errorsInLogs(folder: string): Promise<readonly string[]> {
  const names = await readdir(join(folder, 'logs'))
  const found = names.sort().map(async (name) => {
    const lines = (await readFile(join(folder, 'logs', name), 'utf8')).split('\n')
    const wrong = lines.filter((text) => /"level":(?:50|60|"error"|"fatal")[,}]/.test(text))
    const message = /"(?:msg|message)":"([^"]{0,160})/.exec(wrong[0] ?? '')?.[1]
    return wrong.length === 0 ? [] : [`${wrong.length} lines of errors in ${name}, the first: ${message}`]
  })
  return (await Promise.all(found)).flat()
}
