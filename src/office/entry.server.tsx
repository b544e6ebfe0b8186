import type { EntryContext, RouterContextProvider } from 'react-router'
import { siteContext } from '../client/context.ts'
import { earlyCurrency } from '../client/device/currency.ts'
import { renderDocument, renderPart } from '../client/document/render-document.tsx'
import overlayStyle from '../client/frame/loading-overlay.css?inline'
import { SitePathsContext } from '../client/frame/site-paths.ts'
import type { Locale } from '../domain/text/locale.ts'
import drawings from '../ui/icons-frame.svg?raw'
import { OfficeFooter } from './shell/office-footer.tsx'
import { officePaths } from './shell/office-paths.ts'

// Contexts live inside the bundle; the server that fills them takes them from here.
export { siteContext } from '../client/context.ts'
export { documentContext } from '../client/document/document-context.ts'
export { pageLogContext } from '../client/document/page-log.ts'
export { handleError } from '../client/document/render-document.tsx'

const footers = new Map<Locale, string>()

function footerOf(locale: Locale): string {
  const footer =
    footers.get(locale) ??
    renderPart(
      locale,
      <SitePathsContext value={officePaths}>
        <OfficeFooter />
      </SitePathsContext>,
    )
  footers.set(locale, footer)
  return footer
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const footer = footerOf(context.get(siteContext).locale)
  const frame = { footer, early: earlyCurrency, overlayStyle, drawings }
  return renderDocument({ request, status, headers, entry, context, frame })
}
