import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { dropPgDatabase } from '../pg-database.ts'
import { lacking } from './coverage.ts'
import { KEPT_SEEDS } from './kept-seeds.ts'
import { runSeed } from './run-seed.ts'
import { runSeeds } from './run-seeds.ts'
import { createTally } from './tally.ts'
import { makeTemplate, type Template } from './template.ts'

const server = inject('postgres')
/** For every commit; more of them by `npm run simulate -- --seeds 500`. */
const SEEDS = 25

describe.skipIf(server === null)('the whole book, simulated on PostgreSQL (skipped where it is not installed)', () => {
  let template: Template
  /** Traces by their seeds, each played beside another one. */
  const traces = new Map<number, string>()
  beforeAll(async () => {
    template = await makeTemplate(server ?? '')
  }, 240_000)
  afterAll(() => dropPgDatabase(server ?? '', template.name))

  test(`BETS-01, BETS-02, BETS-05, PLACE-04, BONUS-01, BONUS-04, SAFE-04, PAY-01: over ${SEEDS} seeds every request is answered once, every bet pays what it should, the books balance and every event is published, whatever breaks`, async () => {
    const failures: string[] = []
    const happened = createTally()
    const seeds = [...KEPT_SEEDS, ...Array.from({ length: SEEDS }, (_, i) => i + 1)]
    await runSeeds(template, seeds, ({ seed, hash, failure, tally }) => {
      traces.set(seed, hash)
      if (failure !== null) failures.push(failure)
      for (const [what, times] of tally.entries()) happened.add(what, times)
    })
    expect(failures).toEqual([])
    expect(lacking(happened.entries(), seeds.length)).toEqual([])
  }, 400_000)

  test('a seed decides everything: played alone or beside another one, its trace is the same', async () => {
    const seed = 1
    const alone = await runSeed(template, seed)
    const [again] = traces.has(seed) ? [] : await Promise.all([runSeed(template, seed), runSeed(template, seed + 1)])
    expect(alone.failure).toBeNull()
    expect(traces.get(seed) ?? again?.hash).toBe(alone.hash)
  }, 240_000)
})
