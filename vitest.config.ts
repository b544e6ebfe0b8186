import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { keepTestsInMemory } from './scripts/test-folder.ts'
import { LongestFirst } from './scripts/test-order.ts'

keepTestsInMemory()

const isSoak = process.env.SOAK === 'true'

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'demo/**/*.test.ts', 'scripts/**/*.test.ts'],
          globalSetup: 'scripts/test-postgres.ts',
          setupFiles: 'scripts/test-setup.ts',
          alias: { '@node-rs/argon2': fileURLToPath(new URL('scripts/test-argon2.ts', import.meta.url)) },
          provide: { isSoak },
          // Slow is not broken: thousands of random cases take their time on a busy machine.
          testTimeout: 90_000,
          hookTimeout: 120_000,
          // What happens by itself may take longer than Vitest's second on a busy machine.
          expect: { poll: { timeout: 60_000 } },
          // A process for each file would take longer than most files do. Nothing of ours is mocked, and no module keeps a state.
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: 'e2e/support/global-setup.ts',
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // Two browsers and their server share two cores: what is looked for may take longer than a second.
          expect: { poll: { timeout: 30_000 } },
          setupFiles: 'e2e/support/setup.ts',
          provide: { isSoak },
          // A worker's files share its browser and what they import; every visit has a context of its own all the same.
          isolate: false,
          maxWorkers: 2,
        },
      },
    ],
  },
})
