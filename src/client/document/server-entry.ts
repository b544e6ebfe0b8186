import type { RouterContext } from 'react-router'
import type { Locale } from '../../domain/text/locale.ts'
import type { PageSession, ServerCall, SiteContext, Startup } from '../context.ts'
import type { DocumentFrame } from './document-context.ts'
import type { PageLog } from './page-log.ts'

/** The exports of any site's build for the server: the contexts that it fills, as the bundle has them. */
export type ServerEntry = {
  siteContext: RouterContext<SiteContext>
  documentContext: RouterContext<DocumentFrame>
  pageLogContext: RouterContext<PageLog>
}

/** Further exports of the customers' site, for public pages. */
export type SiteServerEntry = ServerEntry & {
  loadStartup: (call: ServerCall) => Promise<Startup>
  /** The one part of every page that is a person's own. */
  renderPersonal: (locale: Locale, session: PageSession) => string
}
