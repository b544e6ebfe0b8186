import { startPageWhenIdle } from '../../client/document/start-page-when-idle.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { localPath } from '../../i18n/locale-facts.ts'

/** Its worker stands behind the pages of one language: the address of another language does not begin with its scope. */
export function startWhenIdle(): Promise<void> {
  const scope = localPath(document.documentElement.dataset.locale as Locale, '/business')
  return startPageWhenIdle({ url: '/business/service-worker.js', scope })
}
