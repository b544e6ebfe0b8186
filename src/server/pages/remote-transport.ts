import { deviceHeader, siteHeaders } from '../../auth/http.ts'
import { replaced } from '../../auth/service.ts'
import { toAddress } from '../../client/call/address.ts'
import { type ProblemBody, problemStatus, RemoteProblem } from '../../contract/problems.ts'
import type { CallInput } from '../../http/call-input.ts'

type Values = Record<string, string>

/** A service of another process, over HTTP. `siteKey` makes our word count there. */
export const overHttp =
  (baseUrl: string, siteKey?: string) =>
  async (
    key: string,
    { params, query, body, locale, token, address, agent, botToken, device, isVouched }: CallInput,
  ): Promise<unknown> => {
    const { method, path } = toAddress(key, { params: params as Values, query: { ...(query as Values), lang: locale } })
    const headers = {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(address ? { 'x-forwarded-for': address } : {}),
      ...(agent ? { 'user-agent': agent } : {}),
      ...(botToken ? { 'x-recaptcha-token': botToken } : {}),
      ...(device ? { [deviceHeader]: device } : {}),
      ...(isVouched && siteKey ? { [siteHeaders.key]: siteKey, [siteHeaders.vouches]: 'true' } : {}),
    }
    const signal = AbortSignal.timeout(10_000)
    const response = await fetch(baseUrl + path, {
      method,
      headers,
      signal,
      ...(body ? { body: JSON.stringify(body) } : {}),
    }).catch(giveUp)
    if (response.ok) return response.json().catch(giveUp)
    const problem = (await response.json().catch(() => null)) as ProblemBody | null
    // A proxy in between answers in words of its own.
    const isOurs = problem !== null && Object.hasOwn(problemStatus, problem.code)
    throw new RemoteProblem(isOurs ? problem : null, Number(response.headers.get('retry-after')) || undefined)
  }

/** Not reached, not in time, or not understood: the caller may try again. */
function giveUp(): never {
  throw new RemoteProblem(null)
}

/** The owner of a cookie, asked of the auth service of another process with the same secret. */
export const peekOverHttp =
  (authUrl: string, siteKey: string) =>
  async (refreshToken: string): Promise<{ accessToken: string } | typeof replaced | null> => {
    const response = await fetch(`${authUrl}/site/peek`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [siteHeaders.key]: siteKey },
      body: JSON.stringify({ refreshToken }),
      signal: AbortSignal.timeout(10_000),
    })
    if (!response.ok) throw new Error(`The auth service answered ${response.status}`)
    const { accessToken, isReplaced } = (await response.json()) as { accessToken: string | null; isReplaced?: boolean }
    if (isReplaced) return replaced
    return accessToken === null ? null : { accessToken }
  }
