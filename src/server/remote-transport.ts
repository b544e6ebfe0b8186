import { Problem, type ProblemBody } from '../contract/problems.ts'
import { toAddress } from '../web/api/address.ts'
import type { Transport } from './site.ts'

type Values = Record<string, string>

/** The API of another process, over HTTP. */
export const overHttp =
  (apiUrl: string): Transport =>
  async (key, { params, query, locale }) => {
    const { method, path } = toAddress(key, { params: params as Values, query: { ...(query as Values), lang: locale } })
    const response = await fetch(apiUrl + path, { method, signal: AbortSignal.timeout(10_000) })
    if (response.ok) return response.json()
    const problem = (await response.json().catch(() => null)) as ProblemBody | null
    throw new Problem(problem?.code ?? 'UNAVAILABLE')
  }
