import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/**/*.test.ts',
            'packages/**/*.test.tsx',
            'apps/**/*.test.ts',
            'apps/**/*.test.tsx',
            'scripts/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/*.pg.test.ts'],
          testTimeout: 60_000,
          // Vitest would leave one core to others; nobody else is at work where all tests are run.
          maxWorkers: availableParallelism(),
        },
      },
      {
        test: {
          name: 'pg',
          include: ['apps/**/*.pg.test.ts'],
          globalSetup: ['apps/book/src/testing/postgres.ts'],
          testTimeout: 120_000,
          // Half of the time waits for the server, which all share: the simulation runs beside everything else.
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
