import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
  StaticRouter,
} from 'react-router'
import { type Session, type Startup, siteContext } from '../client/context.ts'
import { earlyCurrency } from '../client/device/currency.ts'
import { PersonalContext, toPersonal } from '../client/session/personal.ts'
import { LocaleContext, registerMessages } from '../client/text.tsx'
import type { Locale } from '../domain/text/locale.ts'
import { localeFacts, localPath } from '../i18n/locale-facts.ts'
import { ar } from '../i18n/messages/ar.ts'
import { en } from '../i18n/messages/en.ts'
import { ku } from '../i18n/messages/ku.ts'
import drawings from '../ui/icons-frame.svg?raw'
import { SavingContext } from '../ui/saving.ts'
import { documentContext } from './app/document-context.ts'
import { createKeepHtml, type KeepHtml } from './app/html-cache/keep-html.ts'
import { pageLogContext } from './app/page-log.ts'
import { toScriptText } from './app/script-text.ts'
import { DocumentContext } from './app/use-document.ts'
import { earlyPhotos } from './details/early-photos.ts'
import { earlyTapsOf } from './details/early-taps.ts'
import { SplitList } from './features/booking/split/split-list.tsx'
import { MapAndList } from './features/properties/map-and-list.tsx'
import { StaySearch } from './features/properties/stay-search.tsx'
import { UnavailableStays } from './features/properties/unavailable-stays.tsx'
import { Footer } from './shell/footer.tsx'
import overlayStyle from './shell/loading-overlay.css?inline'
import { PersonalPart } from './shell/personal-part.tsx'

registerMessages('en', en)
registerMessages('ar', ar)
registerMessages('ku', ku)

export { siteContext } from '../client/context.ts'
// Contexts live inside the bundle; the server that fills them takes them from here.
export { loadStartup } from './app/load-startup.ts'
export { documentContext, pageLogContext }

/** Loaders that broke, and what the router made of it. An address without a page, or a visitor who has left, is no failure. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  context.get(pageLogContext).failed(error)
}

/** The one part of every page that is a person's own, as the page itself would render it. */
export function renderPersonal(locale: Locale, session: Session): string {
  const personal = toPersonal(session)
  return withRouter(
    locale,
    <PersonalContext value={personal}>
      <PersonalPart json={JSON.stringify(personal).replaceAll('<', '\\u003c')} />
    </PersonalContext>,
  )
}

const withRouter = (locale: Locale, part: ReactNode, { at = '/', isSaving = false } = {}): string => {
  const { base } = localeFacts[locale]
  const html = renderToString(
    <StaticRouter basename={base} location={localPath(locale, at)}>
      <LocaleContext value={locale}>
        <SavingContext value={isSaving}>{part}</SavingContext>
      </LocaleContext>
    </StaticRouter>,
  )
  // The mark of links whose routes the router would learn when it sees them: it knows all of them.
  return import.meta.env.PROD ? html.replaceAll(' data-discover="true"', '') : html
}

const renderFooter = (locale: Locale, isSaving: boolean, contacts?: Startup['contacts']): string =>
  withRouter(locale, <Footer contacts={contacts} />, { isSaving })

const footers = new WeakMap<Startup['contacts'], Map<boolean, string>>()

/** The startup loads give each language contacts of its own, which stay the same until content changes. */
function footerOf(locale: Locale, isSaving: boolean, contacts: Startup['contacts']): string {
  const known = footers.get(contacts) ?? new Map<boolean, string>()
  footers.set(contacts, known)
  const footer = known.get(isSaving) ?? renderFooter(locale, isSaving, contacts)
  known.set(isSaving, footer)
  return footer
}

const createKeeper = (locale: Locale, isSaving: boolean): KeepHtml =>
  createKeepHtml((part, at) => withRouter(locale, part, { at, isSaving }))

const createKeepers = (isSaving: boolean) => ({
  en: createKeeper('en', isSaving),
  ar: createKeeper('ar', isSaving),
  ku: createKeeper('ku', isSaving),
})

const keepers = createKeepers(false)
const savingKeepers = createKeepers(true)

/**
 * Renders the whole page at once: loaders are awaited anyway, a whole page can be kept and sealed by hashes, and a string takes React half
 * the time of a stream. The router would stream the loaders' data behind the page; it is read first here, and written where the router
 * would have written it.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...routerContext }: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const frame = loadContext.get(documentContext)
  const { locale, startup, isSaving } = loadContext.get(siteContext)
  frame.footer = await startup().then(
    ({ contacts }) => footerOf(locale, isSaving, contacts),
    () => renderFooter(locale, isSaving),
  )
  frame.early = earlyCurrency + earlyPhotos + earlyTapsOf(request.url)
  frame.overlayStyle = overlayStyle
  frame.drawings = drawings
  frame.keepHtml = (isSaving ? savingKeepers : keepers)[locale]
  frame.MapAndList = MapAndList
  frame.SplitList = SplitList
  frame.UnavailableStays = UnavailableStays
  frame.StaySearch = StaySearch
  const data = serverHandoffStream ? await readAll(serverHandoffStream) : ''
  // React writes none before a whole page; without it browsers take the page for one of the last century.
  const html = `<!doctype html>${renderToString(
    <DocumentContext value={frame}>
      <LocaleContext value={locale}>
        <SavingContext value={isSaving}>
          <ServerRouter context={toMatched(routerContext)} url={request.url} nonce={frame.nonce} />
        </SavingContext>
      </LocaleContext>
    </DocumentContext>,
  )}`
  const end = '</body></html>'
  const isWhole = data !== '' && html.endsWith(end)
  frame.html = isWhole ? [html.slice(0, -end.length), toHandoff(data, frame.nonce), end] : [html]
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(null, { status, headers })
}

/** The router makes a route of each that it is told of for every page: it is told of those that the page has. */
function toMatched(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context
  const matched = staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]] as const)
  return { ...context, manifest: { ...manifest, routes: Object.fromEntries(matched) } }
}

async function readAll(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  const reader = stream.getReader()
  let text = ''
  for (let read = await reader.read(); !read.done; read = await reader.read())
    text += decoder.decode(read.value, { stream: true })
  return text + decoder.decode()
}

/** As the router's own component writes it. */
function toHandoff(data: string, nonce: string | undefined): string {
  const script = nonce ? `<script nonce="${nonce}">` : '<script>'
  const controller = 'window.__reactRouterContext.streamController'
  return `${script}${controller}.enqueue(${toScriptText(data)});${controller}.close();</script>`
}
