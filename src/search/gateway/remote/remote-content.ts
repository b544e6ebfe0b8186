import { createHash } from 'node:crypto'
import { searchIndexes } from '../../../contract/search-hits.ts'
import type { Db } from '../../../db/database.ts'
import type { Cursor } from '../../../db/queries/search-changes.ts'
import { asLeader, findTargetCursor, moveTarget } from '../../../db/queries/search-targets.ts'
import { catchUp, loadContent } from '../../content/content-index.ts'
import type { Meilisearch } from './meilisearch.ts'
import { createRemoteTarget } from './remote-target.ts'
import { toRemoteSettings } from './shadow.ts'

/** Settings that are other than those there mean that everything is brought anew. */
const formOf = (): string =>
  createHash('sha256')
    .update(JSON.stringify(searchIndexes.map(toRemoteSettings)))
    .digest('hex')

/** Brings the Meilisearch up to date if this process leads, and answers whether it has moved since the last look. */
export function followInto(remote: Meilisearch, db: Db, address: string): () => Promise<boolean> {
  const target = createRemoteTarget(remote)
  const form = formOf()
  let seen: Cursor | null = null
  return async () => {
    await asLeader(db, address, async (tx) => {
      const from = await findTargetCursor(tx, address, form)
      const reached = from
        ? await catchUp(tx, target, from)
        : { cursor: await loadContent(tx, target), isChanged: true }
      if (reached.isChanged) await moveTarget(tx, address, form, reached.cursor)
    })
    const now = await findTargetCursor(db, address)
    const hasMoved = now !== null && (now.xid !== seen?.xid || now.seq !== seen.seq)
    seen = now
    return hasMoved
  }
}
