import { createHash } from 'node:crypto'
import { searchIndexes } from '../../../contract/search-hits.ts'
import type { Db, Tx } from '../../../db/database.ts'
import type { Cursor } from '../../../db/queries/search/search-changes.ts'
import { asLeader, findTarget, moveTarget } from '../../../db/queries/search/search-targets.ts'
import { catchUp, loadContent } from '../../content/content-index.ts'
import { form as codeForm } from '../../content/snapshot.ts'
import { toRemoteSettings } from './folded-copy.ts'
import type { Meilisearch } from './meilisearch.ts'
import { createRemoteTarget } from './remote-target.ts'

/** Settings that are other than those there mean that everything is brought anew. */
const formOf = (): string =>
  createHash('sha256')
    .update(codeForm)
    .update(JSON.stringify(searchIndexes.map(toRemoteSettings)))
    .digest('hex')

/** The index may have been emptied: a change would then make an index of that one document. */
async function hasAllIndexes(remote: Meilisearch): Promise<boolean> {
  const { results } = await remote.ask<{ results: { uid: string }[] }>('GET', '/indexes?limit=1000')
  return searchIndexes.every((name) => results.some(({ uid }) => uid === name))
}

/** Brings the Meilisearch up to date if this process leads, and answers whether it has moved since the last look. */
export function followInto(remote: Meilisearch, db: Db, address: string): () => Promise<boolean> {
  const target = createRemoteTarget(remote)
  const form = formOf()
  let seen: Cursor | null = null
  let hasLed = false
  const lead = async (tx: Tx): Promise<void> => {
    const before = await findTarget(tx, address)
    // Another release has taken over while this one still runs: two that rebuild each other's work would never end.
    if (hasLed && before && before.form !== form) return
    const isThere = before?.form === form && before.isFresh && (await hasAllIndexes(remote))
    const reached = isThere
      ? await catchUp(tx, target, before)
      : { cursor: await loadContent(tx, target), isChanged: true }
    if (reached.isChanged) await moveTarget(tx, address, form, reached.cursor)
    hasLed = true
  }
  return async () => {
    await asLeader(db, address, lead)
    const now = await findTarget(db, address)
    const hasMoved = now !== null && (now.xid !== seen?.xid || now.seq !== seen.seq)
    seen = now
    return hasMoved
  }
}
