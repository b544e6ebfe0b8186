import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ProblemBody } from '../../contract/problems.ts'
import { toLocale } from '../../domain/text/locale.ts'
import { localeFacts } from '../../i18n/locale-facts.ts'
import { ar } from '../../i18n/messages/ar.ts'
import { en } from '../../i18n/messages/en.ts'
import { ku } from '../../i18n/messages/ku.ts'
import { problemMessages } from '../../i18n/messages/problems.ts'
import { pageProblems } from '../../i18n/page-problems.ts'
import { localeOf } from '../pages/locale-of.ts'
import { dataPolicy, securityHeaders } from './security.ts'

type PlainProblem = { status: 429 | 503; retryAfter: number }

const style =
  'body{max-width:32rem;margin:20vh auto;padding:0 1rem;font:1.0625rem/1.6 system-ui,sans-serif;color:#151a24;background:#fbf7f0;text-align:center}h1{font-size:1.5rem}a{display:inline-block;padding:.75rem 1.5rem;border-radius:.75rem;background:#1c4b9c;color:#fff;font-weight:700;text-decoration:none}@media(prefers-color-scheme:dark){body{color:#f2eee5;background:#0f1420}a{background:#8db4ff;color:#0c1a36}}'

/** Nothing but these few rules, allowed by their hash: what costs nothing to say is readable all the same. */
const pagePolicy = `${dataPolicy}; style-src 'sha256-${hash('sha256', style, 'base64')}'`

const retryTexts = { en: en.error.retry, ar: ar.error.retry, ku: ku.error.retry }

const codes = { 429: 'TOO_MANY_REQUESTS', 503: 'UNAVAILABLE' } as const

/** A problem as plain text: rendering no page keeps refusals cheap. */
export function sendPlainProblem(request: IncomingMessage, response: ServerResponse, problem: PlainProblem): void {
  const url = request.url ?? '/'
  const isCall = /^\/(services|api)\//.test(url)
  const isData = /^[^?]*\.data(\?|$)/.test(url)
  const body = isCall
    ? JSON.stringify(toBody(problem.status, url))
    : isData
      ? JSON.stringify(toTexts(problem.status, url))
      : toPage(problem.status, url)
  response.writeHead(problem.status, {
    ...securityHeaders,
    'content-security-policy': isCall || isData ? dataPolicy : pagePolicy,
    'cache-control': 'no-store',
    'content-type': isCall || isData ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'retry-after': String(problem.retryAfter),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function toBody(status: 429 | 503, url: string): ProblemBody {
  const [, query = ''] = url.split('?', 2)
  const code = codes[status]
  return { statusCode: status, code, message: problemMessages[toLocale(new URLSearchParams(query).get('lang'))][code] }
}

/** For a page that is already there: it draws the problem itself. */
function toTexts(status: 429 | 503, url: string): { title: string; message: string } {
  const { title, hint } = pageProblems[localeOf(url)][status]
  return { title, message: hint }
}

function toPage(status: 429 | 503, url: string): string {
  const locale = localeOf(url)
  const { tag, direction } = localeFacts[locale]
  const { title, hint } = pageProblems[locale][status]
  // An empty address is this one.
  return `<!doctype html><html lang="${tag}" dir="${direction}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style><h1>${title}</h1><p>${hint}</p><p><a href="">${retryTexts[locale]}</a></p>`
}
