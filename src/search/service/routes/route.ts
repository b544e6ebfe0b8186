import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Json } from '../../engine/query.ts'
import { MeiliError, quote } from '../errors.ts'
import { parseJson } from '../json.ts'
import type { Grant } from '../keys/authorize.ts'
import type { KeyAction } from '../keys/key.ts'
import type { KeyStore } from '../keys/key-store.ts'
import { requireIndexUid } from '../parse/kinds.ts'
import type { Store } from '../store.ts'
import { type Job, type Tasks, toSummary } from '../tasks.ts'
import type { TimeSlices } from '../time-slices.ts'

export type Deps = {
  store: Store
  keys: KeyStore
  tasks: Tasks
  slices: TimeSlices
  masterKey: string
  now: () => Date
}

/** A request that has been let in. */
export type Admitted = {
  grant: Grant
  params: Record<string, string>
  query: Record<string, unknown>
  /** The query string as it came. */
  rawQuery: string
  headers: FastifyRequest['headers']
  body: Buffer
  reply: FastifyReply
  /** Whether the caller has left. */
  isGone(): boolean
}
export type SearchCall = Admitted & { deps: Deps }

export type Route<Input = SearchCall> = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  /** Null: public. */
  action: KeyAction | null
  status?: number
  /** Whether documents, or long lists of words, come with it. */
  isLarge?: boolean
  run(call: Input): unknown
}

const decoder = new TextDecoder('utf-8', { fatal: true })

/** The body of a request as JSON. */
export function jsonBody({ body, headers }: Pick<Admitted, 'body' | 'headers'>): Json {
  const type = headers['content-type']
  const help = 'Accepted values for the Content-Type header are: `application/json`'
  if (type === undefined) throw new MeiliError('missing_content_type', `A Content-Type header is missing. ${help}`)
  if (!/^application\/json\s*(?:;|$)/i.test(type))
    throw new MeiliError('invalid_content_type', `The Content-Type \`${quote(type)}\` is invalid. ${help}`)
  if (body.length === 0) throw new MeiliError('missing_payload', 'A json payload is missing.')
  try {
    return parseJson(decoder.decode(body))
  } catch (error) {
    const reason = error instanceof Error ? quote(error.message) : ''
    throw new MeiliError('malformed_payload', `The json payload provided is malformed. \`${reason}\`.`)
  }
}

export const indexUidOf = ({ params }: Admitted): string => requireIndexUid(params.indexUid ?? '')

/** Hands work to the queue; the answer is its task. */
export const enqueue = ({ deps, grant }: SearchCall, job: Job) => {
  for (const uid of job.indexUids) grant.requireIndex(uid)
  return toSummary(deps.tasks.add(job))
}
