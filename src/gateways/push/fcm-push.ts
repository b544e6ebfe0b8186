import { createPrivateKey, sign } from 'node:crypto'
import { hour } from '../../domain/time/units.ts'
import { discardBody } from '../discard-body.ts'
import { postPush, toPushError } from './post-push.ts'
import { type Push, PushError, type PushGateway } from './push-gateway.ts'

/** The service account as Google gives it. */
export type ServiceAccount = { project_id: string; client_email: string; private_key: string; token_uri: string }

type Fcm = { account: ServiceAccount; url?: string; now?: () => Date; timeout?: number }

const name = 'fcm'
const scope = 'https://www.googleapis.com/auth/firebase.messaging'
/** In seconds: a token is renewed before it ends. */
const margin = 60

const toPart = (json: object): string => Buffer.from(JSON.stringify(json)).toString('base64url')

/** Firebase Cloud Messaging, HTTP v1: apps on Android and, through it, on iPhones. */
export function createFcmPush({ account, url = 'https://fcm.googleapis.com', ...rest }: Fcm): PushGateway {
  const { now = () => new Date(), timeout = 10_000 } = rest
  const key = createPrivateKey(account.private_key)
  let known: { token: string; until: number } | null = null

  /** RFC 7523: what we are is signed, and exchanged for a token. */
  async function renew(): Promise<string> {
    const iat = Math.floor(now().getTime() / 1000)
    const claims = { iss: account.client_email, scope, aud: account.token_uri, iat, exp: iat + hour }
    const text = `${toPart({ alg: 'RS256', typ: 'JWT' })}.${toPart(claims)}`
    const assertion = `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`
    const response = await postPush({
      name,
      url: account.token_uri,
      headers: {},
      body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
      timeout,
    })
    const answer = (await response.json().catch(() => null)) as { access_token?: string; expires_in?: number } | null
    // Never final: the settings may be mended, and the devices are not to blame.
    if (!response.ok || !answer?.access_token) throw new PushError(`${name}: no token was given (${response.status})`)
    known = { token: answer.access_token, until: iat + (answer.expires_in ?? hour) - margin }
    return known.token
  }

  const getToken = async (): Promise<string> => (known && known.until > now().getTime() / 1000 ? known.token : renew())

  return {
    async send(push) {
      const response = await postPush({
        name,
        url: `${url}/v1/projects/${account.project_id}/messages:send`,
        headers: { authorization: `Bearer ${await getToken()}`, 'content-type': 'application/json' },
        body: JSON.stringify({ message: toMessage(push) }),
        timeout,
      })
      if (response.ok) return discardBody(response)
      const isGone = await isUnregistered(response)
      if (response.status === 401) {
        known = null
        throw new PushError(`${name}: the token was refused`)
      }
      throw toPushError(name, response, isGone)
    },
  }
}

/** Every value of `data` is a text there. */
const toMessage = ({ token, id, title, body, language, data, path, lifetime }: Push) => ({
  token,
  notification: { title, body },
  data: { entity: data.entity, id: String(data.id), notification: String(id), language, path },
  android: { ttl: `${lifetime}s`, collapse_key: `n${id}`, notification: { tag: `n${id}` } },
  apns: { headers: { 'apns-collapse-id': `n${id}` } },
})

async function isUnregistered(response: Response): Promise<boolean> {
  const answer = (await response.json().catch(() => null)) as {
    error?: { details?: { errorCode?: string }[] }
  } | null
  return answer?.error?.details?.some(({ errorCode }) => errorCode === 'UNREGISTERED') ?? false
}
