import type { SearchIndexName } from '../../../contract/search-hits.ts'
import type { Target } from '../../content/content-index.ts'
import type { Document } from '../../engine/query.ts'
import { toFoldedCopy, toRemoteSettings } from './folded-copy.ts'
import type { Meilisearch } from './meilisearch.ts'
import { RemoteTaskError } from './meilisearch.ts'

/** A payload stays far below what a Meilisearch takes at once. */
const batch = 500

export function createRemoteTarget(remote: Meilisearch): Target {
  async function put(uid: string, index: SearchIndexName, documents: Document[]): Promise<void> {
    for (let at = 0; at < documents.length; at += batch) {
      const shadowed = documents.slice(at, at + batch).map((document) => toFoldedCopy(index, document))
      await remote.write('POST', `/indexes/${uid}/documents?primaryKey=id`, shadowed)
    }
  }

  const ignoring = (code: string) => (error: unknown) => {
    if (!(error instanceof RemoteTaskError && error.code === code)) throw error
  }

  return {
    put: (index, documents) => put(index, index, documents),
    remove: (index, ids) => remote.write('POST', `/indexes/${index}/documents/delete-batch`, ids),
    /** Built aside and then swapped in, so that searches find the old content or the new one, and never half of it. */
    async replace(index, documents) {
      const aside = `${index}_aside`
      await remote.write('DELETE', `/indexes/${aside}`).catch(ignoring('index_not_found'))
      await remote.write('POST', '/indexes', { uid: aside, primaryKey: 'id' })
      await remote.write('PATCH', `/indexes/${aside}/settings`, toRemoteSettings(index))
      await put(aside, index, documents)
      await remote.write('POST', '/indexes', { uid: index, primaryKey: 'id' }).catch(ignoring('index_already_exists'))
      await remote.write('POST', '/swap-indexes', [{ indexes: [index, aside] }])
      await remote.write('DELETE', `/indexes/${aside}`)
    },
  }
}
