import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { ar } from '../i18n/messages/ar.ts'
import { en } from '../i18n/messages/en.ts'
import { ku } from '../i18n/messages/ku.ts'
import { documentContext } from './document-context.ts'
import { pageLogContext } from './page-log.ts'
import { DocumentContext, registerMessages } from './text.tsx'

registerMessages('en', en)
registerMessages('ar', ar)
registerMessages('ku', ku)

// Contexts live inside the bundle; the server that fills them takes them from here.
export { loadStartup } from './api/startup.ts'
export { siteContext } from './context.ts'
export { documentContext, pageLogContext }

/** Loaders that broke, and what the router made of it. An address without a page, or a visitor who has left, is no failure. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  context.get(pageLogContext).failed(error)
}

const patience = 10_000

/** Renders the whole page before answering: loaders are awaited anyway, and a whole page can be cached and sealed by hashes. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const frame = loadContext.get(documentContext)
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let failure: unknown
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        clearTimeout(timer)
        done()
        resolve(new Response(Buffer.concat(chunks), { status: failure && status < 400 ? 500 : status, headers }))
      },
    })
    const { pipe, abort } = renderToPipeableStream(
      <DocumentContext value={frame}>
        <ServerRouter context={routerContext} url={request.url} nonce={frame.nonce} />
      </DocumentContext>,
      {
        nonce: frame.nonce,
        onAllReady: () => pipe(sink),
        onShellError: reject,
        onError: (error) => {
          failure = error
          loadContext.get(pageLogContext).failed(error)
        },
      },
    )
    const timer = setTimeout(() => abort(new Error('The page took too long to render')), patience)
  })
}
