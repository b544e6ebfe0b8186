import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'demo/**/*.test.ts'],
          globalSetup: 'scripts/test-postgres.ts',
          // Slow is not broken: thousands of random cases take their time on a busy machine.
          testTimeout: 90_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: 'e2e/global-setup.ts',
          testTimeout: 90_000,
          hookTimeout: 120_000,
          // A thousand journeys of a real browser on a busy machine: one that fails is tried once more, and is told of all the same.
          retry: 1,
          maxWorkers: 2,
        },
      },
    ],
  },
})
