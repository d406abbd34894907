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
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'pg',
          include: ['apps/**/*.pg.test.ts'],
          globalSetup: ['apps/book/src/testing/postgres.ts'],
          testTimeout: 60_000,
          fileParallelism: false,
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
