import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Db } from '../../db/index.ts'
import type { ExportedEvent } from '../../modules/event-export/index.ts'
import { type CrashProcess, startCrashProcess } from '../crash-process.ts'
import { signIn } from '../durability/player.ts'
import type { EventReceiver } from '../event-receiver.ts'

const KILLS = 3
const BETS = 12
const SELECTION = { match_id: 1, market_id: 1, specifier: '', outcome_id: '1', odds: 30_000 }

/**
 * Kills the book with SIGKILL while it sends events: before the receiver responds, and after it has stored them. At the
 * end the receiver has each stored event at least once, and each player's events in order.
 */
export async function surviveEventCrashes(
  env: Readonly<Record<string, string>>,
  db: Db,
  receiver: EventReceiver,
): Promise<void> {
  const start = () => startCrashProcess(env)
  let book: CrashProcess = await start()
  let kills = 0
  let isSignedIn = false
  let killing: Promise<void> | null = null
  const killBook = () => {
    kills++
    killing = book.kill()
    return killing
  }
  receiver.answers = async (events: readonly ExportedEvent[]) => {
    if (!isSignedIn || kills >= KILLS) return 200
    // The book that starts may send before it says that it is up: what it sends comes again.
    if (killing !== null) return 503
    // Every other time it has stored the events, and the book never gets the response.
    if (kills % 2 === 0) receiver.received.push(...events)
    await killBook()
    return 503
  }
  const player = await signIn(() => book.origin, 'rich@touchline.test', { lost: 0, unavailable: 0 })
  isSignedIn = true
  const placing = placeAll(player)
  let isOver = false
  async function startAgain(): Promise<void> {
    while (!isOver) {
      if (killing !== null) {
        await killing
        book = await start()
        killing = null
      }
      await pause(20)
    }
  }
  const watching = startAgain()
  try {
    await placing
    await expect.poll(() => kills).toBe(KILLS)
    const isSent = async () => {
      const [row] = await db.query<{ n: number }>(
        `SELECT count(*)::int AS n FROM exported_events e, event_receivers r WHERE e.position IS NULL OR e.position > r.position`,
        [],
      )
      return row?.n
    }
    await expect.poll(isSent).toBe(0)
  } finally {
    isOver = true
    await watching
  }
  await book.stop()
  await expectAllReceived(db, receiver)
}

async function placeAll(player: Awaited<ReturnType<typeof signIn>>): Promise<void> {
  for (let nth = 0; nth < BETS; nth++) {
    const bet = { stake: { value: 1_00 + nth, currency: 'EUR' }, selections: [SELECTION] }
    const body = { meta: { device_id: 'crash', auto_accept_odds_change: 'any' }, bets: [bet] }
    const answer = await player.insists({ path: '/api/v3/bets', key: `crash-event-bet-${nth}`, body })
    expect(answer.status, answer.text).toBe(201)
  }
}

async function expectAllReceived(db: Db, { received, forged }: EventReceiver): Promise<void> {
  const stored = await db.query<{ position: bigint }>('SELECT position FROM exported_events ORDER BY position', [])
  const firsts = [...new Set(received.map(({ position }) => position))]
  expect(firsts).toEqual(stored.map(({ position }) => String(position)))
  const stakes = received.filter(({ type }) => type === 'bet_placed').map(({ data }) => Number(data.stake))
  expect([...new Set(stakes)]).toEqual(Array.from({ length: BETS }, (_, nth) => 1_00 + nth))
  // Events stored before an acknowledgement reached the book were sent again.
  expect(received.length).toBeGreaterThan(firsts.length)
  expect(forged).toEqual([])
}
