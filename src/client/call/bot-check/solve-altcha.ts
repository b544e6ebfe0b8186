import type { Solution } from 'altcha-lib'
import type { AltchaChallenge } from './find-altcha-solution.ts'

/** The token as ALTCHA's own widget makes it. */
export async function solveAltcha(challenge: AltchaChallenge): Promise<string> {
  const solution = await solveInWorker(challenge).catch(() => solveHere(challenge))
  if (!solution) throw new Error('The bot check could not be solved')
  const { parameters, signature } = challenge
  return btoa(JSON.stringify({ challenge: { parameters, signature }, solution }))
}

async function solveInWorker(challenge: AltchaChallenge): Promise<Solution | null> {
  const worker = new Worker(new URL('./altcha-worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data)
      worker.onerror = () => reject(new Error('The worker could not start'))
      worker.postMessage(challenge)
    })
  } finally {
    worker.terminate()
  }
}

const solveHere = async (challenge: AltchaChallenge): Promise<Solution | null> =>
  (await import('./find-altcha-solution.ts')).findAltchaSolution(challenge)
