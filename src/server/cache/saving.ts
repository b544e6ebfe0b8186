import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { savingPath } from '../../site/screens/saving-path.ts'
import { hasSecureCookies } from '../http/secure-cookies.ts'

const cookie = 'safar_saving'
const pattern = new RegExp(`(?:^|;\\s*)${cookie}=(on|off)(?:;|$)`)
const year = 365 * 24 * 60 * 60

/** The choice on our own switch, or else the browser's setting for all sites. */
export function savesData({ cookie: cookies, 'save-data': hint }: IncomingHttpHeaders): boolean {
  const chosen = cookies?.includes(cookie) ? cookies.match(pattern)?.[1] : undefined
  return (chosen ?? hint) === 'on'
}

/** The switch is a form, so that it works without script. It leads back to where it stood, which only the browser knows. */
export async function mountSaving(app: FastifyInstance, publicUrl: string): Promise<void> {
  const secure = hasSecureCookies(publicUrl) ? ' Secure;' : ''
  await app.register(async (scope) => {
    // A form without fields has a type all the same.
    const options = { parseAs: 'string', bodyLimit: 64 } as const
    scope.addContentTypeParser('application/x-www-form-urlencoded', options, (_request, _body, done) => done(null))
    for (const state of ['on', 'off'] as const)
      scope.post(savingPath(state), (request, reply) => {
        const from = request.headers['sec-fetch-site']
        if (from === undefined || from === 'same-origin')
          reply.header('set-cookie', `${cookie}=${state}; Max-Age=${year}; Path=/; HttpOnly;${secure} SameSite=Lax`)
        return reply.header('cache-control', 'no-store').redirect(toWayBack(request, publicUrl), 303)
      })
  })
}

/** A path of this site, from any text: it cannot lead elsewhere. */
function toWayBack({ headers: { referer }, host }: FastifyRequest, publicUrl: string): string {
  const url = referer ? URL.parse(referer) : null
  const isOurs = url !== null && (url.host === host || url.origin === new URL(publicUrl).origin)
  return isOurs && !url.pathname.startsWith('//') ? url.pathname + url.search : '/'
}
