import { contentLanguage } from '../../content/settings.ts'
import type { Json } from '../../engine/query.ts'
import { foldQuery, soundQuery, sounds, withoutFoldedCopy } from './folded-copy.ts'
import type { Meilisearch } from './meilisearch.ts'

export type RemoteQuery = { indexUid: string; q?: string | null; [name: string]: unknown }
export type RemoteAnswer = {
  indexUid: string
  hits: Record<string, Json>[]
  query: string
  estimatedTotalHits?: number
  totalHits?: number
  [name: string]: unknown
}

/** A query that finds less than this may have been meant otherwise. */
const few = 5

/** Asks for all at once; what finds little is asked again as it may have been meant: on another keyboard, or by its sound. */
export async function askRemote(remote: Meilisearch, queries: RemoteQuery[]): Promise<RemoteAnswer[]> {
  const answers = await multiSearch(
    remote,
    queries.map((query) => ({ ...query, q: foldQuery(query.q ?? '') })),
  )
  const again = queries.flatMap((query, at) =>
    totalOf(answers[at]) >= few ? [] : otherwise(query).map((other) => ({ at, other })),
  )
  if (again.length > 0) {
    const others = await multiSearch(
      remote,
      again.map(({ other }) => other),
    )
    again.forEach(({ at }, index) => {
      if (totalOf(others[index]) > totalOf(answers[at])) answers[at] = others[index] as RemoteAnswer
    })
  }
  return answers.map((answer, at) => ({
    ...answer,
    query: queries[at]?.q ?? '',
    hits: answer.hits.map(withoutFoldedCopy),
  }))
}

const totalOf = (answer: RemoteAnswer | undefined): number => answer?.estimatedTotalHits ?? answer?.totalHits ?? 0

function otherwise(query: RemoteQuery): RemoteQuery[] {
  const q = query.q ?? ''
  if (q.trim() === '') return []
  const retyped = (contentLanguage.retyped?.(q) ?? []).map((other) => ({ ...query, q: foldQuery(other) }))
  const sound = soundQuery(q)
  return sound ? [...retyped, { ...query, q: `${sound} `, attributesToSearchOn: [sounds] }] : retyped
}

async function multiSearch(remote: Meilisearch, queries: RemoteQuery[]): Promise<RemoteAnswer[]> {
  if (queries.length === 0) return []
  return (await remote.ask<{ results: RemoteAnswer[] }>('POST', '/multi-search', { queries })).results
}
