import type { EntryContext, RouterContextProvider } from 'react-router'
import { type PageSession, type Startup, siteContext } from '../client/context.ts'
import { earlyCurrency } from '../client/device/currency.ts'
import { renderDocument, renderPart } from '../client/document/render-document.tsx'
import overlayStyle from '../client/frame/loading-overlay.css?inline'
import { PersonalPart } from '../client/frame/personal-part.tsx'
import { PersonalContext, toPersonal } from '../client/session/personal.ts'
import type { Locale } from '../domain/text/locale.ts'
import drawings from '../ui/icons-frame.svg?raw'
import { ServerPartsContext } from './app/server-parts.ts'
import { earlyPhotos } from './details/early-photos.ts'
import { earlyTapsOf } from './details/early-taps.ts'
import { SplitList } from './features/booking/split/split-list.tsx'
import { FilterForm } from './features/properties/filter-form.tsx'
import { MapAndList } from './features/properties/map-and-list.tsx'
import { StaySearch } from './features/properties/stay-search.tsx'
import { UnavailableStays } from './features/properties/unavailable-stays.tsx'
import { Footer } from './shell/footer.tsx'

// Contexts live inside the bundle; the server that fills them takes them from here.
export { siteContext } from '../client/context.ts'
export { documentContext } from '../client/document/document-context.ts'
export { pageLogContext } from '../client/document/page-log.ts'
export { handleError } from '../client/document/render-document.tsx'
export { loadStartup } from './app/load-startup.ts'

/** The one part of every page that is a person's own, as the page itself would render it. */
export function renderPersonal(locale: Locale, session: PageSession): string {
  const personal = toPersonal(session)
  return renderPart(
    locale,
    <PersonalContext value={personal}>
      <PersonalPart json={JSON.stringify(personal).replaceAll('<', '\\u003c')} />
    </PersonalContext>,
  )
}

const renderFooter = (locale: Locale, isSaving: boolean, contacts?: Startup['contacts']): string =>
  renderPart(locale, <Footer contacts={contacts} />, { isSaving })

const footers = new WeakMap<Startup['contacts'], Map<boolean, string>>()

/** The startup loads give each language contacts of its own, which stay the same until content changes. */
function footerOf(locale: Locale, isSaving: boolean, contacts: Startup['contacts']): string {
  const known = footers.get(contacts) ?? new Map<boolean, string>()
  footers.set(contacts, known)
  const footer = known.get(isSaving) ?? renderFooter(locale, isSaving, contacts)
  known.set(isSaving, footer)
  return footer
}

const serverParts = { MapAndList, SplitList, UnavailableStays, StaySearch, FilterForm }

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { locale, startup, isSaving } = context.get(siteContext)
  const footer = await startup().then(
    ({ contacts }) => footerOf(locale, isSaving, contacts),
    () => renderFooter(locale, isSaving),
  )
  const early = earlyCurrency + earlyPhotos + earlyTapsOf(request.url)
  return renderDocument({
    request,
    status,
    headers,
    entry,
    context,
    frame: { footer, early, overlayStyle, drawings },
    wrap: (page) => <ServerPartsContext value={serverParts}>{page}</ServerPartsContext>,
  })
}
