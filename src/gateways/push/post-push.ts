import { PushError } from './push-gateway.ts'

type Post = { name: string; url: string; headers: Record<string, string>; body: BodyInit; timeout: number }

/** Any answer; a service that cannot be reached is a PushError. */
export async function postPush({ name, url, headers, body, timeout }: Post): Promise<Response> {
  const signal = AbortSignal.timeout(timeout)
  return fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' }).catch((error) => {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    throw new PushError(`${name}: the service ${isLate ? 'did not answer in time' : 'could not be reached'}`)
  })
}

/** The meaning of an answer without success. */
export function toPushError(name: string, { status, headers }: Response, isGone: boolean): PushError {
  const isFinal = status < 500 && status !== 408 && status !== 429
  const seconds = headers.get('retry-after') ?? ''
  const retryAfter = /^\d{1,6}$/.test(seconds) ? Number(seconds) : undefined
  return new PushError(`${name}: the service answered ${status}`, { isGone, isFinal, retryAfter })
}
