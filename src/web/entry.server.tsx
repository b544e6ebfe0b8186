import { Writable } from 'node:stream'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter, StaticRouter } from 'react-router'
import type { Locale } from '../domain/locale.ts'
import { localeFacts } from '../i18n/locale-facts.ts'
import { ar } from '../i18n/messages/ar.ts'
import { en } from '../i18n/messages/en.ts'
import { ku } from '../i18n/messages/ku.ts'
import type { Session } from './context.ts'
import { documentContext } from './document-context.ts'
import { PersonalContext, toPersonal } from './personal.ts'
import { PersonalPart } from './shell/personal-part.tsx'
import { DocumentContext, registerMessages } from './text.tsx'

registerMessages('en', en)
registerMessages('ar', ar)
registerMessages('ku', ku)

// Contexts live inside the bundle; the server that fills them takes them from here.
export { loadStartup } from './api/startup.ts'
export { siteContext } from './context.ts'
export { documentContext }

/** The one part of every page that is a person's own, as the page itself would render it. */
export function renderPersonal(locale: Locale, session: Session): string {
  const personal = toPersonal(session)
  const { base } = localeFacts[locale]
  return renderToString(
    <StaticRouter basename={base} location={base}>
      <PersonalContext value={personal}>
        <PersonalPart json={JSON.stringify(personal).replaceAll('<', '\\u003c')} />
      </PersonalContext>
    </StaticRouter>,
  )
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
        },
      },
    )
    const timer = setTimeout(() => abort(new Error('The page took too long to render')), patience)
  })
}
