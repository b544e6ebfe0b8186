import { type AltchaChallenge, findAltchaSolution } from './find-altcha-solution.ts'

self.onmessage = async ({ data }: MessageEvent<AltchaChallenge>) =>
  self.postMessage(await findAltchaSolution(data).catch(() => null))
