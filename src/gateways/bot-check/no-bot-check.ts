import type { BotCheck } from './bot-check.ts'

/** For automated tests only: everyone passes. */
export const noBotCheck: BotCheck = {
  kind: 'none',
  challenge: async () => ({ provider: 'none' }),
  check: async () => 'passed',
  origins: { script: [], frame: [], connect: [] },
}
