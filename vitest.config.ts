import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { liveAtHour } from './scripts/test/hour/at-hour.ts'
import { propertySeed } from './scripts/test/property-seed.ts'
import { SlowestFirst } from './scripts/test/slowest-first.ts'

liveAtHour(process.env)

// A state that is waited for has the time a loaded core needs; where it is there sooner, the test goes on at once.
const patient = { poll: { timeout: 60_000, interval: 20 } }

const sameCases = {
  setupFiles: ['scripts/test/same-cases.ts'],
  env: { PROPERTY_SEED: String(propertySeed(process.env.PROPERTY_SEED ?? null)) },
}

/**
 * Node loads the sources as it does in production. Passed through Vite, the book took 9 s of a core to load in each
 * worker and not 3, and whatever computes reached each function of another module through a property.
 */
const loadedByNode = { experimental: { viteModuleRunner: false, nodeLoader: false } }

const OF_SCREENS = ['apps/web/**/*.test.ts', 'packages/ui/**/*.test.ts']

const besideJourneys = {
  // They compute beside journeys that have the cores first; a limit is there for what hangs.
  testTimeout: 240_000,
  hookTimeout: 240_000,
  // By default Vitest leaves one core to other programs; where all tests run, there are none.
  maxWorkers: availableParallelism(),
}

export default defineConfig({
  test: {
    sequence: { sequencer: SlowestFirst },
    // Products that were shared are stopped, and their books proven, when all files have run.
    teardownTimeout: 60_000,
    projects: [
      {
        test: {
          name: 'unit',
          expect: patient,
          ...sameCases,
          include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'scripts/**/*.test.ts', 'benchmarks/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.{db,pg,pglite}.test.ts', ...OF_SCREENS],
          ...loadedByNode,
          // Nothing here lives on beyond its test, so a worker keeps what it has imported: half of the work was
          // importing.
          isolate: false,
          globalSetup: ['apps/book/src/testing/postgres.ts'],
          ...besideJourneys,
        },
      },
      {
        test: {
          // What is compiled by Vite in production too: components, styles, messages.
          name: 'web',
          expect: patient,
          ...sameCases,
          include: [...OF_SCREENS],
          isolate: false,
          ...besideJourneys,
        },
      },
      {
        test: {
          // What the embedded database repeats of the project `pg`: run where there is no PostgreSQL, or by name.
          name: 'pglite',
          expect: patient,
          ...sameCases,
          include: ['apps/**/*.{db,pglite}.test.ts'],
          provide: { embedded: true, postgres: null },
          // As in `pg`: each file has a database of its own.
          isolate: false,
          ...loadedByNode,
          testTimeout: 240_000,
          hookTimeout: 240_000,
          maxWorkers: availableParallelism(),
        },
      },
      {
        test: {
          name: 'pg',
          expect: patient,
          ...sameCases,
          include: ['apps/**/*.{db,pg}.test.ts'],
          provide: { embedded: false },
          // What a file keeps it keeps in a database of its own: importing the book anew for each took a fifth of the
          // time.
          isolate: false,
          ...loadedByNode,
          globalSetup: ['apps/book/src/testing/postgres.ts'],
          // Many of them start processes, which a busy machine keeps waiting.
          testTimeout: 300_000,
          hookTimeout: 240_000,
          // Half of the time waits for the server, which all share: the simulation runs beside everything else.
          maxWorkers: 2,
        },
      },
      {
        test: {
          // One cluster, which needs the machine for itself.
          name: 'cluster',
          expect: patient,
          ...sameCases,
          include: ['scripts/cluster/**/*.cluster.ts'],
          ...loadedByNode,
          globalSetup: ['scripts/test/build-once.ts'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
          maxWorkers: 1,
        },
      },
      {
        test: {
          name: 'e2e',
          expect: patient,
          ...sameCases,
          include: ['e2e/**/*.e2e.ts'],
          // Nothing of a file lives on in its modules: browser and contract are imported once.
          isolate: false,
          globalSetup: ['scripts/test/build-once.ts', 'e2e/harness/shared/keeper.ts'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
          // Two products side by side: each waits most of its time for its world.
          maxWorkers: 2,
        },
      },
    ],
  },
})
