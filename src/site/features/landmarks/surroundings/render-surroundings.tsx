import type { SiteContext } from '../../../../client/context.ts'
import { toStaticHtml } from '../../../../client/static-html/to-static-html.tsx'
import { loadSurroundings, type Subject } from './load-surroundings.ts'
import { Surroundings } from './surroundings.tsx'

/** The surroundings of a place as HTML: a page that shows them needs no script for it. */
export const renderSurroundings = async (site: SiteContext, subject: Subject): Promise<string> =>
  toStaticHtml(site.locale, <Surroundings {...(await loadSurroundings(site, subject))} isSaving={site.isSaving} />)
