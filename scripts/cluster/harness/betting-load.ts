import { randomUUID } from 'node:crypto'
import type { Bet, SportEvent } from '@touchline/contract'
import { newPlayers } from '../../../apps/book/src/testing/durability/new-players.ts'
import { type ApiPlayer, signInByHttp } from '../../../e2e/harness/api.ts'
import { sleep } from '../../../e2e/harness/wait.ts'

/** Unless another one is given, in cents. */
export const STAKE = 1_00
const OPENING = 10_000_00
const AHEAD_MS = 30 * 60_000
/** A response that takes longer counts as none. */
const LONGEST_MS = 10_000
const PAUSE_MS = 200
const PATIENCE_MS = 60_000

/** A request to place one bet, once its outcome is known. */
export interface KnownBet {
  readonly player: ApiPlayer
  readonly playerId: number
  /** Null where it was refused. */
  readonly id: number | null
  /** Why it was refused. */
  readonly refusal: string | null
  readonly sentAt: number
  readonly answeredAt: number
  /** Attempts without a response, or with a server error. */
  readonly failures: readonly string[]
}

export interface BettingOptions {
  /** Players. */
  readonly count: number
  readonly perSecond: number
  /** Of each bet, in cents. */
  readonly stake?: number
  /** What each player begins with, in cents. */
  readonly opening?: number
}

export interface BettingLoad {
  readonly players: readonly { readonly id: number; readonly api: ApiPlayer }[]
  readonly known: readonly KnownBet[]
  /** From now on so many bets are sent a second. */
  paces(perSecond: number): void
  /** From now on bets are placed on these, where there are any. */
  betsOn(selections: readonly Selection[]): void
  /**
   * Stops sending; resolves once the outcome of all that was sent is known.
   * @throws where a bet never got a response
   */
  stop(): Promise<void>
}

/** A price as a slip sends it. */
export interface Selection {
  readonly match_id: number
  readonly market_id: number
  readonly specifier: string
  readonly outcome_id: string
  readonly odds: number
}

/** Prices that can be bet on for a while. */
export async function selectionsAhead(api: ApiPlayer): Promise<readonly Selection[]> {
  const from = new Date(Date.now() + AHEAD_MS).toISOString().slice(0, 19)
  const { data } = await api.get<{ data: readonly SportEvent[] }>(
    `/api/v2/matches?type=match&match_status=prematch&limit=60&start_from=${from}Z`,
  )
  return data.flatMap(selectionsOf)
}

/** A likely outcome of the main market of an event; nothing where none is open. */
export function selectionsOf({ id: match_id, main_market: market }: SportEvent): readonly Selection[] {
  const outcome = market?.outcomes.find(({ active, odds }) => active && odds > 15_000 && odds < 60_000)
  if (market == null || outcome === undefined) return []
  return [{ match_id, market_id: market.id, specifier: market.specifier, outcome_id: outcome.id, odds: outcome.odds }]
}

/**
 * Players who place so many bets a second between them, each under a key of its own that is resent until there is a
 * response.
 */
export async function startBetting(
  { origin, databaseUrl }: { readonly origin: string; readonly databaseUrl: string },
  { count, perSecond, stake = STAKE, opening = OPENING }: BettingOptions,
): Promise<BettingLoad> {
  const trouble = { lost: 0, unavailable: 0 }
  const made = await newPlayers(databaseUrl, () => origin, { count, opening, trouble })
  const players: { readonly id: number; readonly api: ApiPlayer }[] = []
  for (const [i, { id }] of made.entries())
    players.push({ id, api: await signInByHttp(origin, `durable-${i}@touchline.test`) })
  const [first] = players
  let open = first === undefined ? [] : await selectionsAhead(first.api)
  if (open.length === 0) throw new Error('Nothing can be bet on.')
  const known: KnownBet[] = []
  const sending = new Set<Promise<void>>()
  let pace = perSecond
  let isOver = false
  const unanswered: string[] = []

  async function place(n: number): Promise<void> {
    const player = players[n % players.length]
    const selection = open[n % open.length]
    if (player === undefined || selection === undefined) return
    const key = randomUUID()
    const body = {
      meta: { device_id: 'cluster', auto_accept_odds_change: 'any' },
      bets: [{ stake: { value: stake, currency: 'EUR' }, selections: [selection] }],
    }
    const sentAt = Date.now()
    const failures: string[] = []
    while (Date.now() - sentAt < PATIENCE_MS) {
      const answer = await sends(player.api, key, body)
      if (typeof answer === 'string') {
        failures.push(answer)
        await sleep(PAUSE_MS)
        continue
      }
      const { id = null } = answer.status === 201 ? ((answer.data as { data: Bet[] }).data[0] ?? {}) : {}
      const refusal = answer.status === 201 ? null : refusalIn(answer.data)
      known.push({ player: player.api, playerId: player.id, id, refusal, sentAt, answeredAt: Date.now(), failures })
      return
    }
    unanswered.push(`A bet was not answered for good within ${PATIENCE_MS} ms: ${failures.slice(0, 5).join('; ')}`)
  }

  const going = (async () => {
    let due = performance.now()
    for (let n = 0; !isOver; n++) {
      const placing = place(n).finally(() => sending.delete(placing))
      sending.add(placing)
      // What a busy machine was late by is caught up with, up to a second.
      due = Math.max(due + 1_000 / pace, performance.now() - 1_000)
      await sleep(Math.max(0, due - performance.now()))
    }
  })()
  return {
    players,
    known,
    paces(next) {
      pace = next
    },
    betsOn(selections) {
      if (selections.length > 0) open = selections
    },
    async stop() {
      isOver = true
      await going
      await Promise.all(sending)
      if (unanswered[0] !== undefined) throw new Error(`${unanswered.length} bets: ${unanswered[0]}`)
    },
  }
}

/** The response; or, where there is none that gives the result of the bet, why. */
async function sends(api: ApiPlayer, key: string, body: unknown): Promise<{ status: number; data: unknown } | string> {
  try {
    const timeout = sleep(LONGEST_MS).then(() => null)
    const answer = await Promise.race([api.send('POST', '/api/v3/bets', body, { 'idempotency-key': key }), timeout])
    if (answer === null) return `no answer within ${LONGEST_MS} ms`
    if (answer.status >= 500) return `HTTP ${answer.status}`
    return { status: answer.status, data: await answer.json() }
  } catch (error) {
    return String((error as Error).cause ?? error)
  }
}

/** Names and codes of a refusal, with those of its bets. */
function refusalIn(data: unknown): string {
  return [...new Set(JSON.stringify(data).match(/"(?:key|code)":"?[\w.]+/g) ?? [])].join(' ')
}
