import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { BotChallenge } from '../../../contract/bot-check.ts'

/** A solution of the real bot check, as a browser would send it. Good once. */
export async function solveAltcha(server: string): Promise<string> {
  const response = await fetch(`${server}/services/auth/public/bot-check/challenge`)
  return solve((await response.json()) as BotChallenge)
}

export async function solve(challenge: BotChallenge): Promise<string> {
  if (challenge.provider !== 'altcha') throw new Error(`The bot check is ${challenge.provider}`)
  const solution = await solveChallenge({ challenge, deriveKey })
  const { parameters, signature } = challenge
  return Buffer.from(JSON.stringify({ challenge: { parameters, signature }, solution })).toString('base64')
}
