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
import type { Locale } from '../../domain/text/locale.ts'
import { localeFacts, localPath } from '../../i18n/locale-facts.ts'
import { ar } from '../../i18n/messages/ar.ts'
import { en } from '../../i18n/messages/en.ts'
import { ku } from '../../i18n/messages/ku.ts'
import { SavingContext } from '../../ui/saving.ts'
import { siteContext } from '../context.ts'
import { LocaleContext, registerMessages } from '../text.tsx'
import { type DocumentFrame, documentContext } from './document-context.ts'
import { createHtmlCache, type HtmlCache } from './html-cache/html-cache.ts'
import { pageLogContext } from './page-log.ts'
import { toScriptText } from './script-text.ts'
import { DocumentContext } from './use-document.ts'

registerMessages('en', en)
registerMessages('ar', ar)
registerMessages('ku', ku)

/** Logs loaders that broke. An address without a page, or a visitor who has left, is no failure. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  context.get(pageLogContext).failed(error)
}

/** Renders a part of a page outside of a page. */
export function renderPart(locale: Locale, part: ReactNode, { at = '/', isSaving = false } = {}): string {
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

const keepers = new Map<string, HtmlCache>()

/** The parts that many pages of a language have. Each is rendered once. */
function keepHtmlOf(locale: Locale, isSaving: boolean): HtmlCache {
  const key = `${locale} ${isSaving}`
  const keeper = keepers.get(key) ?? createHtmlCache((part, at) => renderPart(locale, part, { at, isSaving }))
  keepers.set(key, keeper)
  return keeper
}

type Rendering = {
  request: Request
  status: number
  headers: Headers
  entry: EntryContext
  context: RouterContextProvider
  frame: Pick<DocumentFrame, 'early' | 'overlayStyle' | 'drawings' | 'footer'>
  /** Gives the page what a site has for its own parts. */
  wrap?: (page: ReactNode) => ReactNode
}

/**
 * Renders the whole page at once: loaders are awaited anyway, a whole page can be cached and sealed by hashes, and a string takes React half
 * the time of a stream. The router would stream the loaders' data behind the page; it is read first here, and written where the router
 * would have written it.
 */
export async function renderDocument(rendering: Rendering): Promise<Response> {
  const { request, status, headers, entry, context, wrap = (page) => page } = rendering
  const { serverHandoffStream, ...routerContext } = entry
  const frame = context.get(documentContext)
  const { locale, isSaving } = context.get(siteContext)
  Object.assign(frame, rendering.frame, { cacheHtml: keepHtmlOf(locale, isSaving) })
  const data = serverHandoffStream ? await readAll(serverHandoffStream) : ''
  // React writes none before a whole page; without it browsers take the page for one of the last century.
  const html = `<!doctype html>${renderToString(
    <DocumentContext value={frame}>
      <LocaleContext value={locale}>
        <SavingContext value={isSaving}>
          {wrap(<ServerRouter context={toMatched(routerContext)} url={request.url} nonce={frame.nonce} />)}
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

/** The output of the router's own component. */
function toHandoff(data: string, nonce: string | undefined): string {
  const script = nonce ? `<script nonce="${nonce}">` : '<script>'
  const controller = 'window.__reactRouterContext.streamController'
  return `${script}${controller}.enqueue(${toScriptText(data)});${controller}.close();</script>`
}
