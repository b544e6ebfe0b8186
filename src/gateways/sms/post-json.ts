import { discardBody } from '../discard-body.ts'
import { SmsError } from './sms-gateway.ts'

type Post = { name: string; url: string; headers: Headers; body: string; timeout: number }

/** The answer, if it is a 2xx; everything else is an SmsError that says whether to try again. */
export async function postJson(
  { name, url, headers, body, timeout }: Post,
  readRetryAfter: (response: Response) => Promise<number | undefined> = async ({ headers }) => parseRetryAfter(headers),
): Promise<Response> {
  const signal = AbortSignal.timeout(timeout)
  const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' }).catch((error) => {
    throw new SmsError(`${name}: ${describeFailure(error)}`, { isFinal: false })
  })
  if (response.ok) return response
  const { status } = response
  const isFinal = status >= 400 && status < 500 && status !== 408 && status !== 429
  const retryAfter = isFinal ? undefined : await readRetryAfter(response)
  await discardBody(response)
  throw new SmsError(`${name}: the gateway answered ${status}`, { isFinal, retryAfter })
}

/** Seconds, or a date, which is read against the gateway's own clock. */
export function parseRetryAfter(headers: Headers): number | undefined {
  const input = headers.get('retry-after')?.trim() ?? ''
  if (/^\d{1,9}$/.test(input)) return Number(input)
  const seconds = (Date.parse(input) - Date.parse(headers.get('date') ?? '')) / 1000
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined
}

/** Only the kind of a failure: its message may name the address, and that may carry a key. */
function describeFailure(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'the gateway did not answer in time'
  const code = error instanceof Error ? (error.cause as { code?: unknown } | undefined)?.code : undefined
  return typeof code === 'string' && /^[A-Z_]+$/.test(code)
    ? `the gateway could not be reached (${code})`
    : 'the gateway could not be reached'
}
