import { data, redirect } from 'react-router'
import type { ServerCall } from '../../client/context.ts'
import type { Key } from '../../contract/contract.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { CallInput } from '../../http/call-input.ts'
import { logLevelOf, toProblem, toProblemBody } from '../../http/send-problem.ts'
import { isPageProblem, pageProblems } from '../../i18n/page-problems.ts'
import type { Log } from '../log.ts'

/** How the site reaches the API: straight to its handlers, or over the network. Throws a `Problem` when refused. */
export type Transport = (key: Key, input: CallInput) => Promise<unknown>

/** The meaning of a refused call for the whole answer. */
export type Refused = { headers?: { 'retry-after': string } }

/** Calls for one page, whose refusals are thrown as the router's error screens want them. */
export function toServerCall(
  transport: Transport,
  caller: { locale: Locale; token?: string },
  log: Log,
  refused: Refused = {},
): ServerCall {
  return (async (key: Key, input: { params?: unknown; query?: unknown } = {}) => {
    try {
      return await transport(key, { ...input, ...caller })
    } catch (error) {
      const problem = toProblem(error)
      const { status, retryAfter } = problem
      // The session ended while the page was being made.
      if (status === 401) throw redirect('/')
      if (status >= 500) log[logLevelOf(error)]({ err: error, key }, 'a page could not be loaded')
      // What was not found or makes no sense has no page.
      if (!isPageProblem(status)) throw data(null, { status: status < 500 ? 404 : status })
      if (retryAfter !== undefined) refused.headers = { 'retry-after': String(retryAfter) }
      const { message } = toProblemBody(problem, caller.locale)
      throw data({ title: pageProblems[caller.locale][status].title, message }, { status })
    }
  }) as ServerCall
}
