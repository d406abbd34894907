import { CALLS, type CallName } from '@touchline/contract'
import type { ConformanceOptions } from '../options.ts'
import { createCaller } from '../wire/caller.ts'
import { createTransport, type Reply } from '../wire/transport.ts'
import { harvest } from './known.ts'
import { type Operation, readOperations } from './operations.ts'
import { createRandom } from './random.ts'
import { makeRequest } from './requests.ts'
import { asCurl, problemOf } from './verdict.ts'

export interface FuzzOptions {
  readonly calls: number
  readonly seed: number
  /** Number of the first call: one call of a longer run is made again with its number and `calls` 1. */
  readonly from: number
  /** Longest that any call may take, in ms. */
  readonly slowMs: number
}

/** A problem, with the first request that showed it. */
export interface Finding {
  readonly call: CallName
  readonly problem: string
  readonly number: number
  readonly times: number
  readonly reproduction: string
}

export interface FuzzReport {
  readonly findings: readonly Finding[]
  readonly passed: number
  readonly failed: number
  /** Of all responses, in ms. */
  readonly p99Ms: number
  readonly statuses: Readonly<Record<number, number>>
}

/** Calls that end sessions: a player who is to stay signed in does not make them. */
export const ENDS_SESSIONS: readonly CallName[] = [
  'signOut',
  'endSession',
  'endOtherSessions',
  'excludePlayer',
  // A limit on being signed in ends those that are longer already.
  'setUserLimit',
  'changePassword',
  'closeAccount',
  'signIn',
]
const AT_ONCE = 4
/** How often a slow request is made again. */
const REPEATS = 3

interface Slow {
  readonly operation: Operation
  readonly number: number
  readonly reply: Reply
  readonly role: string
}

/** Sends hostile requests, as a visitor and as a player, and looks at every response. */
export async function runFuzz(target: ConformanceOptions, options: FuzzOptions): Promise<FuzzReport> {
  const transport = createTransport(target.origin)
  const player = createCaller(transport)
  await player.get('signIn', { body: target.player })
  const known = await harvest(player)
  const cookie = player.cookie()
  const operations = readOperations()
  const findings = new Map<string, Finding>()
  const times: number[] = []
  const slow: Slow[] = []
  const statuses: Record<number, number> = {}
  let failed = 0

  function found(operation: Operation, number: number, problem: string, reproduction: string): void {
    failed++
    const key = `${operation.name}: ${problem}`
    const {
      number: first,
      times: before,
      reproduction: shown,
    } = findings.get(key) ?? { number, times: 0, reproduction }
    findings.set(key, { call: operation.name, problem, number: first, times: before + 1, reproduction: shown })
  }

  async function attempt(number: number): Promise<void> {
    const random = createRandom(Math.imul(options.seed, 0x9e3779b1) ^ number)
    const operation = random.pick(operations)
    const key = `fuzz-${options.seed}-${number}-${process.pid}`
    const made = makeRequest(operation, random, known, key)
    const asPlayer = random.chance(0.6) && !ENDS_SESSIONS.includes(operation.name)
    const role = asPlayer ? 'player' : 'visitor'
    const request = asPlayer ? { ...made, headers: { cookie, ...made.headers } } : made
    try {
      const reply = await transport.send(request)
      times.push(reply.ms)
      statuses[reply.status] = (statuses[reply.status] ?? 0) + 1
      const problem = problemOf(operation, reply)
      if (reply.ms > options.slowMs) slow.push({ operation, number, reply, role })
      if (problem !== null) found(operation, number, problem, asCurl(target.origin, reply, role))
    } catch (error) {
      const reply = { request } as Reply
      found(operation, number, `is not answered: ${(error as Error).message}`, asCurl(target.origin, reply, role))
    }
  }

  /** A slow response may be the load's or the machine's; one that is slow again and again, alone, is the back end's. */
  async function checkSlow({ operation, number, reply, role }: Slow): Promise<void> {
    for (let time = 0; time < REPEATS; time++) if ((await transport.send(reply.request)).ms <= options.slowMs) return
    found(operation, number, `takes longer than ${options.slowMs} ms`, asCurl(target.origin, reply, role))
  }

  let next = options.from
  const end = options.from + options.calls
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < end) await attempt(next++)
    }),
  )
  for (const one of slow) await checkSlow(one)
  const still = await player.ask('getPlayer')
  if (still.status !== CALLS.getPlayer.status)
    found(
      readOperations()[0] as Operation,
      end,
      'the player was signed out by what was sent',
      asCurl(target.origin, still, 'player'),
    )
  transport.close()
  times.sort((a, b) => a - b)
  return {
    findings: [...findings.values()],
    passed: options.calls - failed,
    failed,
    p99Ms: times[Math.floor(times.length * 0.99)] ?? 0,
    statuses,
  }
}
