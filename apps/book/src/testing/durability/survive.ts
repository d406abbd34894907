import { expect, onTestFinished } from 'vitest'
import { type Db, openPostgres } from '../../db/index.ts'
import { recordResults } from '../../modules/pricing/results/index.ts'
import type { Cluster } from '../postgres-cluster.ts'
import { deploy } from './deployment.ts'
import { newPlayers } from './new-players.ts'
import { type Known, matchesOf, placeOn, WINNER } from './placer.ts'
import { type DurablePlayer, reach, type Trouble } from './player.ts'
import { expectAllPaidOnce, expectCleanBooks, expectOnceEach } from './proof.ts'

const PLACERS = 16
const PLAYERS = 4
const OPENING = 50_000_00
/** Responses between one kill and the next. */
const BETWEEN_BLOWS = 24
/** Settlement begins within this time of a result, and has paid. */
const SETTLING_MS = 700
const WAIT = { timeout: 120_000, interval: 5 }

/**
 * Kills the book's processes, and then the database, again and again while 16 players place, cash out and are paid.
 * After each round everything that was acknowledged is there once, everything that was not is resolved by its key, and
 * the books are clean.
 */
export async function surviveBlows(cluster: Cluster, rounds: number): Promise<void> {
  const database = 'postgres'
  const deployment = await deploy(cluster, database, 4 * rounds)
  // Whatever comes of it: nothing is left running.
  onTestFinished(deployment.end)
  const trouble: Trouble = { lost: 0, unavailable: 0 }
  const { origin } = deployment
  const players = await newPlayers(cluster.url(database), origin, { count: PLAYERS, opening: OPENING, trouble })
  const db = openPostgres({ url: cluster.url(database), poolSize: 4 })
  const known: Known[] = []

  /** Settlement looks every half second: in each round the blow falls in another part of what it does. */
  const phase = (round: number) => new Promise((resolve) => setTimeout(resolve, (SETTLING_MS * round) / rounds))

  for (let number = 0; number < rounds; number++) {
    const ofRound: Known[] = []
    let isOver = false
    const round = { number, isOver: () => isOver }
    const placers = Array.from({ length: PLACERS }, (_, i) =>
      placeOn(players[i % PLAYERS] as DurablePlayer, `placer-${i}`, round, ofRound),
    )
    const all = Promise.all(placers)
    const more = async () => {
      const enough = ofRound.length + BETWEEN_BLOWS
      await Promise.race([all, expect.poll(() => ofRound.length, WAIT).toBeGreaterThan(enough)])
    }
    const { first, second, live, sold } = matchesOf(number - 1)
    await more()
    if (number > 0) await end(db, [first, live])
    await phase(number)
    await Promise.all([deployment.killsBook(), ...(number % 4 === 1 ? [deployment.killsSettler(number)] : [])])
    await more()
    if (number > 0) await end(db, [second, sold])
    await phase(number)
    await deployment.killsDatabase((origins) => expectUnavailable(origins, players))
    await more()
    isOver = true
    await all
    deployment.expectUp()
    await expectOnceEach(ofRound, known, players)
    known.push(...ofRound)
    await expectCleanBooks(db)
  }
  await end(db, Object.values(matchesOf(rounds - 1)))
  await expectAllPaidOnce(db, known, players, OPENING)
  await expectCleanBooks(db)
  // Or the blows have hit nothing.
  expect(trouble.lost).toBeGreaterThan(rounds)
  expect(trouble.unavailable).toBeGreaterThan(rounds)
  await db.close()
}

/** Matches are over, and the favourites have won them all. */
async function end(db: Db, eventIds: readonly number[]): Promise<void> {
  const outcomes = { [WINNER]: 'win', 2: 'lose', 3: 'lose' } as const
  await recordResults(
    db,
    Date.now(),
    eventIds.map((eventId) => ({ eventId, marketId: 1, specifier: '', outcomes, finalText: '1:0' })),
  )
}

/** Every process is up and responds at once that it is unavailable. */
async function expectUnavailable(origins: readonly string[], players: readonly DurablePlayer[]): Promise<void> {
  for (const origin of origins) {
    expect(await reach(`${origin}/api/health`)).toMatchObject({ status: 503 })
  }
  for (const player of players) expect(await player.asks('/api/v3/bets')).toMatchObject({ status: 503 })
}
