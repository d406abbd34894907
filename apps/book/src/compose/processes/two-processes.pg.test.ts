import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { EVENT_STATUS, MARKET_STATUS } from '@touchline/betting'
import type { SportEvent } from '@touchline/contract'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { auditBook } from '../../modules/settlement/index.ts'
import { type ServedBook, serveBook } from '../../testing/engines/served-book.ts'
import { createPgDatabase } from '../../testing/pg-database.ts'

const server = inject('postgres')
const COMMANDS = new URL('../../cli/main.ts', import.meta.url).pathname
const HEADERS = { 'content-type': 'application/json', 'x-app': 'touchline' }

interface Attempt {
  /** Ms. */
  readonly sentAt: number
  readonly status: number
}

/** Places bets without a pause, and records when each attempt was sent and its response. */
async function startBetting({ origin }: ServedBook, email: string) {
  const signedIn = await fetch(`${origin}/api/users/sign_in`, {
    method: 'POST',
    headers: HEADERS,
    body: JSON.stringify({ email, password: 'touchline' }),
  })
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
  const { data } = (await (await fetch(`${origin}/api/v2/matches?sport_key=football&limit=200`)).json()) as {
    data: readonly SportEvent[]
  }
  const game = data.find(
    (event) => event.status === EVENT_STATUS.prematch && event.main_market?.status === MARKET_STATUS.allowed,
  )
  const [outcome] = game?.main_market?.outcomes ?? []
  if (game?.main_market == null || outcome === undefined) throw new Error('Nothing is on offer.')
  const { id: market_id, specifier } = game.main_market
  const selection = { match_id: game.id, market_id, specifier, outcome_id: outcome.id }
  const bet = { stake: { value: 10, currency: 'EUR' }, selections: [{ ...selection, odds: outcome.odds }] }
  const body = JSON.stringify({ meta: { device_id: 'test', auto_accept_odds_change: 'any' }, bets: [bet] })
  const attempts: Attempt[] = []
  let goesOn = true
  async function go(): Promise<void> {
    while (goesOn) {
      const sentAt = Date.now()
      const headers = { ...HEADERS, cookie, 'idempotency-key': randomUUID() }
      const answer = await fetch(`${origin}/api/v3/bets`, { method: 'POST', headers, body })
      attempts.push({ sentAt, status: answer.status })
      await pause(90)
    }
  }
  const gone = go()
  const accepted = (from: number, to: number) =>
    attempts.filter(({ sentAt, status }) => status === 201 && sentAt >= from && sentAt < to).length
  return {
    eventId: game.id,
    market: specifier === '' ? String(market_id) : `${market_id}?${specifier}`,
    outcomeIds: game.main_market.outcomes.map(({ id }) => id),
    accepted,
    refused: (from: number) => attempts.filter(({ sentAt, status }) => status !== 201 && sentAt >= from).length,
    stop: async () => {
      goesOn = false
      await gone
    },
  }
}

/** Two processes on one database, and the operator's commands to the first. */
async function startTwo() {
  const database = await createPgDatabase(server ?? '')
  const folders = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'touchline-two-'))))
  const [here = '', there = ''] = folders
  const shared = {
    DATABASE_URL: database.url,
    DATABASE_POOL: '6',
    OFFER_HOST: '127.0.0.1',
    OFFER_PORT: '0',
    AUTHENTICATOR_KEYS: Buffer.alloc(32, 'a').toString('base64'),
  }
  const first = await serveBook({ ...shared, DATA_DIR: here })
  const second = await serveBook({ ...shared, DATA_DIR: there, BOOK_ROLES: 'api' })
  return {
    db: database.db,
    /** A player in each process bets on and on. */
    async startPlayers() {
      const own = await startBetting(first, 'demo@touchline.test')
      const other = await startBetting(second, 'rich@touchline.test')
      return { own, other, players: [own, other] }
    },
    /** Resolves with the duration of the command, in ms. */
    async operates(...words: readonly string[]): Promise<number> {
      const env = { ...process.env, ...shared, DATA_DIR: here }
      await promisify(execFile)(process.execPath, [COMMANDS, ...words], { env })
      return Date.now()
    },
    async stop() {
      await second.stop()
      await first.stop()
      await database.drop()
      await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })))
    },
  }
}

describe.skipIf(server === null)('two processes (skipped where PostgreSQL is not installed)', () => {
  let two: Awaited<ReturnType<typeof startTwo>>
  beforeAll(async () => {
    two = await startTwo()
  })
  afterAll(() => two.stop())

  const FOREVER = Number.POSITIVE_INFINITY
  type Player = Awaited<ReturnType<typeof startBetting>>
  /** Waits until each of them had some of it. */
  const eachHas = (players: readonly Player[], count: (player: Player) => number, least: number) =>
    expect.poll(() => Math.min(...players.map(count)), { timeout: 60_000 }).toBeGreaterThan(least)

  test('SLIP-07 PLACE-02: once a command marks a provider as down, neither takes a bet; up again, both do', async () => {
    const { players } = await two.startPlayers()
    await eachHas(players, (player) => player.accepted(0, FOREVER), 3)
    const down = await two.operates('provider', 'betradar', 'down')
    await eachHas(players, (player) => player.refused(down), 10)
    const askedUp = Date.now()
    const up = await two.operates('provider', 'betradar', 'up')
    await eachHas(players, (player) => player.accepted(up, FOREVER), 0)
    await Promise.all(players.map((player) => player.stop()))
    for (const player of players) expect(player.accepted(down, askedUp)).toBe(0)
  })

  test('PLACE-02 BETS-01: once a command has stored a result, neither takes a bet on its market, and the books are clean', async () => {
    const { own, other, players } = await two.startPlayers()
    expect(other.eventId).toBe(own.eventId)
    await eachHas(players, (player) => player.accepted(0, FOREVER), 3)
    const [winner, ...losers] = own.outcomeIds
    const results = [`${winner}=win`, ...losers.map((id) => `${id}=lose`)]
    const settled = await two.operates('settle', String(own.eventId), own.market, ...results)
    await eachHas(players, (player) => player.refused(settled), 10)
    await Promise.all(players.map((player) => player.stop()))
    for (const player of players) expect(player.accepted(settled, FOREVER)).toBe(0)
    expect(await auditBook(two.db), 'The books are not clean').toEqual([])
  })
})
