import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

const name = 'safar_again'
const seconds = 5
/** By then the answer that brings the new cookie has arrived, if it was not lost. */
const pause = 200

/**
 * The browser asked with a cookie that another of its tabs was just renewing. The old cookie shows no personal pages any more, but the next one
 * arrives in a moment: so the browser is asked to come again, once.
 */
export async function retryWithNewCookie(
  outgoing: ServerResponse,
  url: string,
  { isSecure }: { isSecure: boolean },
): Promise<void> {
  await sleep(pause)
  outgoing.writeHead(307, {
    location: url,
    'cache-control': 'no-store',
    'set-cookie': `${name}=1; Max-Age=${seconds}; Path=/; HttpOnly;${isSecure ? ' Secure;' : ''} SameSite=Lax`,
  })
  outgoing.end()
}

export const isRetry = ({ headers }: IncomingMessage): boolean =>
  new RegExp(`(?:^|;\\s*)${name}=`).test(headers.cookie ?? '')
