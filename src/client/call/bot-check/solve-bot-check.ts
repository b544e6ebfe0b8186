import type { BotChallenge } from '../../../contract/bot-check.ts'

/** Status 0: the server was not reached. */
export class BotCheckError extends Error {
  status: number

  constructor(status: number) {
    super(`The bot check answered ${status}`)
    this.name = 'BotCheckError'
    this.status = status
  }
}

type Answer = (action: string) => Promise<string>

/** A challenge is good for five minutes; the last one is left for the way back. */
const freshFor = 4 * 60_000
const patience = 20_000
const maxTries = 30

let prepared: { authUrl: string; at: number; answer: Promise<Answer> } | null = null

/** Fetches and solves ahead, while the person fills in the form. */
export function prepareBotCheck(authUrl: string): void {
  if (isFresh(authUrl)) return
  const own = { authUrl, at: Date.now(), answer: makeReady(authUrl) }
  prepared = own
  own.answer.catch(() => {
    if (prepared === own) prepared = null
  })
}

/** A token for one call; rejects with BotCheckError where the challenge cannot be had. */
export async function solveBotCheck(authUrl: string, action: string): Promise<string> {
  const ahead = isFresh(authUrl) ? prepared?.answer : undefined
  prepared = null
  const answer = (await ahead?.catch(() => null)) ?? (await makeReady(authUrl))
  return answer(action)
}

const isFresh = (authUrl: string): boolean =>
  prepared !== null && prepared.authUrl === authUrl && Date.now() - prepared.at < freshFor

async function makeReady(authUrl: string): Promise<Answer> {
  const challenge = await fetchChallenge(authUrl)
  switch (challenge.provider) {
    case 'altcha': {
      const { solveAltcha } = await import('./solve-altcha.ts')
      const token = await solveAltcha(challenge)
      return async () => token
    }
    case 'recaptcha': {
      const { openRecaptcha } = await import('./open-recaptcha.ts')
      return openRecaptcha(challenge)
    }
    case 'turnstile': {
      const { openTurnstile } = await import('./open-turnstile.ts')
      return openTurnstile(challenge)
    }
    case 'none':
      return async () => ''
  }
}

/** Under a flood from the same address success is a matter of luck, so it is tried for as long as a person would wait. */
async function fetchChallenge(authUrl: string): Promise<BotChallenge> {
  const signal = AbortSignal.timeout(patience)
  const ask = () => fetch(`${authUrl}/public/bot-check/challenge`, { cache: 'no-store', signal }).catch(() => null)
  let response = await ask()
  for (let tries = 1; response && isFreeSoon(response) && tries < maxTries; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 500))
    response = (await ask()) ?? response
  }
  if (!response?.ok) throw new BotCheckError(response?.status ?? 0)
  const challenge: Partial<BotChallenge> | null = await response.json().catch(() => null)
  if (!challenge?.provider || !providers.includes(challenge.provider)) throw new BotCheckError(0)
  return challenge as BotChallenge
}

const isFreeSoon = ({ status, headers }: Response): boolean =>
  status === 429 && Number(headers.get('retry-after') ?? patience) <= 2

const providers: BotChallenge['provider'][] = ['altcha', 'recaptcha', 'turnstile', 'none']
