import { type Solution, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { BotChallenge } from '../../../contract/bot-check.ts'

export type AltchaChallenge = Extract<BotChallenge, { provider: 'altcha' }>

/**
 * Null if it takes longer than anyone waits. Each attempt is a short task that the browser does beside the thread that asks,
 * so even the thread of the page stays free between two of them.
 */
export const findAltchaSolution = (challenge: AltchaChallenge): Promise<Solution | null> =>
  solveChallenge({ challenge, deriveKey, timeout: 60_000 })
