import type { BotChallenge } from '../../contract/bot-check.ts'

/** `unavailable`: the provider could not be asked; whether to let such a person in is not for this port to say. */
export type BotCheckResult = 'passed' | 'refused' | 'unavailable'

export type BotCheck = {
  kind: BotChallenge['provider']
  /** The challenge for a browser. `load` is from 0 to 1: our own check gets harder with it. */
  challenge(now: Date, load?: number): Promise<BotChallenge>
  check(token: string | undefined, input: { action: string; address?: string; now: Date }): Promise<BotCheckResult>
  /** The origins that a page's content security policy must allow for it. */
  origins: { script: string[]; frame: string[]; connect: string[] }
}

/** A solution is good once, across processes: true for the first that asks for this key. */
export type UseOnce = (key: string, until: Date) => Promise<boolean>

/** No provider's token comes near it; more is only work for us. */
export const maxTokenLength = 8192
