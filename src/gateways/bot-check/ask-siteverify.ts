import { z } from 'zod'

const Verdict = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).default([]),
})

export type Verdict = z.infer<typeof Verdict>

/** The provider's problem, or that of our configuration: the person has nothing to do with it. */
const ownErrors = ['missing-input-secret', 'invalid-input-secret', 'internal-error']

/** The one call that reCAPTCHA and Turnstile share; null where there is no answer to rely on. */
export async function askSiteverify(
  url: string,
  form: { secret: string; response: string; remoteip?: string },
  timeout: number,
): Promise<Verdict | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(Object.entries(form).filter(([, value]) => value !== undefined)),
      signal: AbortSignal.timeout(timeout),
      redirect: 'error',
    })
    const verdict = Verdict.parse(await response.json())
    if (!response.ok && (verdict.success || response.status >= 500 || response.status === 429)) return null
    return verdict['error-codes'].some((code) => ownErrors.includes(code)) ? null : verdict
  } catch {
    return null
  }
}

export const isSameHost = (hostname: string | undefined, wanted: string | undefined): boolean =>
  wanted === undefined || hostname?.toLowerCase() === wanted.toLowerCase()
