import { MeiliError } from '../../service/errors.ts'

/** A Meilisearch elsewhere, as far as it is used. */
export type Meilisearch = {
  ask<T>(method: string, path: string, body?: unknown): Promise<T>
  /** A writing; resolves when it has been done, throws if it failed. */
  write(method: string, path: string, body?: unknown): Promise<void>
}

type Task = { status: string; error: { message: string; code: string } | null }

const patience = 10_000
const max = 10 * 60_000

export function createMeilisearch(address: string, key: string): Meilisearch {
  async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(address + path, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patience),
    }).catch((error: unknown) => {
      throw new MeiliError(
        'remote_could_not_send_request',
        `The search service could not be reached (${reasonOf(error)}).`,
      )
    })
    const answer = (await response.json().catch(() => null)) as (T & { message?: string; code?: string }) | null
    if (response.ok && answer) return answer
    throw toProblem(response.status, answer)
  }

  async function write(method: string, path: string, body?: unknown): Promise<void> {
    const { taskUid } = await ask<{ taskUid: number }>(method, path, body)
    const until = Date.now() + max
    for (let pause = 5; Date.now() < until; pause = Math.min(250, pause * 2)) {
      const { status, error } = await ask<Task>('GET', `/tasks/${taskUid}`)
      if (status === 'succeeded') return
      if (status === 'failed' || status === 'canceled')
        throw new RemoteTaskError(error?.code ?? status, error?.message ?? status)
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
    throw new RemoteTaskError('timeout', `The task ${taskUid} was not done in time`)
  }

  return { ask, write }
}

export class RemoteTaskError extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** A refusal of the request is passed on. A refused key, or a failure, is our problem and not the caller's. */
function toProblem(status: number, answer: { message?: string; code?: string } | null): MeiliError {
  if (status >= 400 && status < 500 && status !== 401 && status !== 403 && answer?.code)
    return new MeiliError(answer.code as MeiliError['code'], answer.message ?? '', status)
  return new MeiliError('remote_bad_response', `The search service answered ${status}.`)
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown')
