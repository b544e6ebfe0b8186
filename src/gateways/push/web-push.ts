import { parseWebSubscription } from '../../domain/accounts/push.ts'
import { discardBody } from '../discard-body.ts'
import { encryptPush } from './encrypt-push.ts'
import { postPush, toPushError } from './post-push.ts'
import { type Push, PushError, type PushGateway } from './push-gateway.ts'
import { isPushService } from './push-services.ts'
import { toVapidHeader, type VapidKeys } from './vapid.ts'

type WebPush = {
  keys: VapidKeys
  /** Whom a push service writes to where something is wrong with what we send: `mailto:` or an address. */
  subject: string
  /** Hosts besides those of the browsers. */
  hosts?: readonly string[]
  now?: () => Date
  timeout?: number
}

const name = 'web-push'

/** A payload has 4,096 bytes with all that belongs to it. */
const maxOfBody = 1_000

const toPayload = ({ id, title, body, language, data, path }: Push): string =>
  JSON.stringify({ id, title, body: [...body].slice(0, maxOfBody).join(''), language, data, path })

/** Sends directly to any browser's own push service. */
export function createWebPush(settings: WebPush): PushGateway {
  const { keys, subject, hosts = [], now = () => new Date(), timeout = 10_000 } = settings
  return {
    async send(push) {
      const subscription = parseWebSubscription(push.token)
      if (!subscription || !isPushService(subscription.endpoint, hosts))
        throw new PushError(`${name}: this is no subscription`, { isGone: true, isFinal: true })
      const { endpoint } = subscription
      const response = await postPush({
        name,
        url: endpoint,
        headers: {
          authorization: toVapidHeader(keys, { endpoint, subject, now: now() }),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(push.lifetime),
          urgency: 'normal',
          // One that waits for the device is replaced by one of the same name.
          topic: `n${push.id}`,
        },
        body: new Uint8Array(encryptPush(subscription, toPayload(push))),
        timeout,
      })
      await discardBody(response)
      if (!response.ok) throw toPushError(name, response, response.status === 404 || response.status === 410)
    },
  }
}
