import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { silentLog } from '../../../lib/log.ts'
import { createSignals } from '../../../lib/signals.ts'
import { createRecordingPublisher } from '../../../testing/recording-publisher.ts'
import { type Catalogue, createCatalogue } from '../../catalogue/index.ts'
import { createPriceBoard, type PriceBoard } from '../../pricing/index.ts'
import { createFeedParts, type FeedParts } from '../parts.ts'
import { openTestWorld, type TestWorld } from '../testing/test-world.ts'

vi.setConfig({ testTimeout: 90_000 })

let world: TestWorld
let board: PriceBoard
let catalogue: Catalogue
let follower: FeedParts
beforeAll(async () => {
  world = await openTestWorld()
  const { db, clock } = world
  board = createPriceBoard()
  catalogue = createCatalogue(db, board, new Set())
  await catalogue.reload()
  const publisher = createRecordingPublisher()
  const config = { simSeed: 'of no account', simSpeed: 600 }
  follower = createFeedParts(
    {
      config,
      db,
      clock,
      log: silentLog,
      signals: createSignals(),
      board,
      publisher,
      catalogue,
      isWatched: () => false,
    },
    () => {},
  )
}, 90_000)
afterAll(() => world.close())

function shown(of: Catalogue) {
  return [...of.book.all()]
    .map((entry) => ({ id: entry.id, status: entry.status, score: entry.type === 'match' ? entry.score : null }))
    .sort((a, b) => a.id - b.id)
}

test('a process without the feed shows the same events, scores and prices as the one with it', async () => {
  await follower.follow()
  while (follower.runner.step(1_000)) {}
  world.prices()
  expect(shown(catalogue)).toEqual(shown(world.catalogue))
  for (const { id } of world.matches('live')) {
    const outcomes = (of: PriceBoard) => [...(of.match(id)?.markets.values() ?? [])].map((market) => market.outcomes)
    expect(outcomes(board)).toEqual(outcomes(world.board))
  }
})

test('it takes in what is planned later and lets go of what is over', async () => {
  await world.passes(50 * 60_000, 60_000)
  for (let minute = 0; minute < 3; minute++) {
    await follower.follow()
    follower.runner.step(0)
    await world.passes(70_000)
  }
  await follower.follow()
  follower.runner.step(0)
  expect(shown(catalogue)).toEqual(shown(world.catalogue))
})

test('it takes up clocks that another speed has changed', async () => {
  const next = await world.restarts({ speed: 60 })
  await follower.follow()
  follower.runner.step(0)
  const speeds = [...catalogue.book.all()].map((entry) =>
    entry.type === 'match' && entry.status === 1 ? entry.speed : 60,
  )
  expect(new Set(speeds)).toEqual(new Set([60]))
  const open = (of: Catalogue) => shown(of).filter((entry) => entry.status < 3)
  expect(open(catalogue)).toEqual(open(next.catalogue))
})
