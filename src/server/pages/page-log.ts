import type { PageLog } from '../../client/document/page-log.ts'
import { toLoggedUrl } from '../../http/logged-url.ts'
import type { Log } from '../log.ts'

/** The router may tell of the same failure that the renderer has told of: it is written down once. */
export function createPageLog(log: Log, url: string | undefined): PageLog {
  const told = new Set<unknown>()
  return {
    failed(error) {
      if (told.has(error)) return
      told.add(error)
      log.error({ err: error, url: url && toLoggedUrl(url) }, 'a page failed')
    },
  }
}
