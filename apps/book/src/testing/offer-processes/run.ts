import type { CrashProcess } from '../crash-process.ts'
import { boardOf, compareBoards, type ShownBoard, startOfferProcess, workOf } from './compare.ts'

/** In which every process shows the same price. */
const LAG_MS = 500
/** A difference that is still there after this long lasts: no machine is so busy. */
const LASTING_MS = 20_000

/** What several processes showed over some time. */
export interface OfferRun {
  /** Prices that were compared. */
  readonly prices: number
  /**
   * Differences that lasted, the first hundred: also events that were on offer before the kill and are not after it.
   */
  readonly wrong: readonly string[]
  /** How often a follower needed longer than `LAG_MS`. */
  readonly late: number
  /** From the kill of the owner until followers show prices made after it, in ms; null where it was not killed. */
  readonly takenOverMs: number | null
  /** CPU per second of the process that simulates and of one that follows, in ms; medians. NaN if not measured. */
  readonly ownerCpuMs: number
  readonly followerCpuMs: number
}

export interface OfferRunOptions {
  /** Address of an empty database. */
  readonly url: string
  readonly seconds: number
  /** SIGKILL to the owner half-way; a standby is there. */
  readonly kills: boolean
  /** Whether ten seconds more are spent on measuring the work of owner and follower. */
  readonly measuresWork: boolean
  /** NATS between the processes; absent: followers connect to the owner. */
  readonly natsUrl?: string
}

/** The time after which a new owner has taken over everything that is stored. */
const SETTLED_MS = 10_000

const EVERYTHING = 'feed,settlement,publisher'

/**
 * A process that owns the offer, one that waits to, and two that serve calls alone: every price compared every second.
 */
export async function runOfferProcesses(options: OfferRunOptions): Promise<OfferRun> {
  const { url, seconds, kills, measuresWork, natsUrl = '' } = options
  // Prices do not depend on past seasons, which take longer to play than the rest of a start.
  const env = { DATABASE_URL: url, DATABASE_POOL: '6', NATS_URL: natsUrl, SIM_HISTORY_DAYS: '0' }
  let owner = await startOfferProcess({ ...env, BOOK_ROLES: EVERYTHING })
  const standby = kills ? await startOfferProcess({ ...env, BOOK_ROLES: EVERYTHING }) : null
  const apis = await Promise.all([1, 2].map(() => startOfferProcess({ ...env, BOOK_ROLES: 'api' })))
  const wrong: string[] = []
  let prices = 0
  let late = 0
  let takenOverMs: number | null = null
  const add = (when: string, found: readonly string[]) =>
    wrong.push(...found.slice(0, 100 - wrong.length).map((what) => `${when}: ${what}`))
  try {
    await settled(apis)
    const works = measuresWork ? await worksPerSecond([owner, ...apis.slice(0, 1)]) : []
    const [ownerCpuMs = Number.NaN, followerCpuMs = Number.NaN] = works
    for (let second = 0; second < seconds; second++) {
      if (kills && standby !== null && second === Math.floor(seconds / 2)) {
        const before = await boardOf(owner)
        takenOverMs = await takesOver(owner, apis)
        owner = standby
        // The new owner has now removed the events that it does not find any more.
        await sleep(SETTLED_MS)
        for (const api of apis) add('after the kill', await lasting(before, api))
      }
      const startedAt = performance.now()
      const before = await boardOf(owner)
      await sleep(LAG_MS)
      const boards = await Promise.all(apis.map(boardOf))
      for (const [i, board] of boards.entries()) {
        const compared = compareBoards(before, board)
        prices += compared.prices
        const api = apis[i]
        if (compared.wrong.length === 0 || api === undefined) continue
        // A machine that is busy keeps a process waiting: late is not wrong, and is counted.
        late++
        add(`second ${second}`, await lasting(before, api))
      }
      await sleep(Math.max(0, 1_000 - (performance.now() - startedAt)))
    }
    return { prices, wrong, late, takenOverMs, ownerCpuMs, followerCpuMs }
  } finally {
    await Promise.all([owner, standby, ...apis].map((one) => one?.kill()))
  }
}

/** What a process does not come to have of what its owner had before, however long one waits. */
async function lasting(before: ShownBoard, api: CrashProcess): Promise<readonly string[]> {
  const until = performance.now() + LASTING_MS
  for (;;) {
    const { wrong } = compareBoards(before, await boardOf(api))
    if (wrong.length === 0 || performance.now() > until) return wrong
    await sleep(LAG_MS)
  }
}

/** CPU per second of each process, in ms: the median of ten seconds without requests. */
async function worksPerSecond(processes: readonly CrashProcess[]): Promise<readonly number[]> {
  const samples = processes.map((): number[] => [])
  for (let second = 0; second < 10; second++) {
    const [before, startedAt] = [await Promise.all(processes.map(workOf)), performance.now()]
    await sleep(1_000)
    const after = await Promise.all(processes.map(workOf))
    const passed = (performance.now() - startedAt) / 1_000
    for (const [i, list] of samples.entries()) list.push(((after[i] ?? 0) - (before[i] ?? 0)) / passed)
  }
  return samples.map(median)
}

/** Waits until the world is priced everywhere. */
async function settled(apis: readonly CrashProcess[]): Promise<void> {
  for (let attempt = 0; attempt < 360; attempt++) {
    const boards = await Promise.all(apis.map(boardOf))
    const isPriced = ({ matches }: ShownBoard) => matches.length > 100 && matches.every(({ version }) => version > 0)
    if (boards.every(isPriced)) return
    await sleep(500)
  }
  throw new Error('The world was not priced within three minutes.')
}

/** Kills the owner. Returns how long it took until every follower shows prices that were confirmed after it. */
async function takesOver(owner: CrashProcess, apis: readonly CrashProcess[]): Promise<number> {
  await owner.kill()
  const killedAt = Date.now()
  while (Date.now() - killedAt < 60_000) {
    const boards = await Promise.all(apis.map(boardOf))
    const goesOn = ({ matches }: ShownBoard) =>
      matches.some(({ status, freshAt }) => status === 1 && freshAt > killedAt)
    if (boards.every(goesOn)) return Date.now() - killedAt
    await sleep(50)
  }
  return Number.POSITIVE_INFINITY
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
