import type { PushServices } from '../../api/handler.ts'
import type { Db } from '../../db/database.ts'
import { getAuthSecret } from '../../db/queries/accounts/auth-secrets.ts'
import type { Seal } from '../../db/seal.ts'
import { deliverPush } from '../../gateways/push/deliver-push.ts'
import { createFcmPush } from '../../gateways/push/fcm-push.ts'
import type { PushGateways } from '../../gateways/push/push-gateway.ts'
import { isPushService } from '../../gateways/push/push-services.ts'
import { toVapidKeys, type VapidKeys } from '../../gateways/push/vapid.ts'
import { createWebPush } from '../../gateways/push/web-push.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'

export type OpenPush = { services: PushServices; stop(): Promise<void> }

type Parts = { config: Config; db: Db; seal?: Seal; log: Log }

/** Our own keys, made at the first start, and the services that the configuration names. */
export async function openPush({ config, db, seal, log }: Parts): Promise<OpenPush> {
  const keys = toVapidKeys(await getAuthSecret(db, 'push', seal))
  const { PUSH_HOSTS: hosts } = config
  const delivery = deliverPush({ db, gateways: toGateways(config, keys), log })
  const isService = (endpoint: string) => isPushService(endpoint, hosts)
  return { services: { publicKey: keys.publicKey, isService }, stop: delivery.stop }
}

function toGateways(config: Config, keys: VapidKeys): PushGateways {
  const { PUBLIC_URL, PUSH_HOSTS: hosts, FCM_SERVICE_ACCOUNT: account, FCM_URL: url } = config
  const subject = PUBLIC_URL.startsWith('https:') ? PUBLIC_URL : `mailto:push@${new URL(PUBLIC_URL).hostname}`
  const web = createWebPush({ keys, subject, hosts })
  const fcm = account && createFcmPush({ account, url })
  return { web, ...(fcm && { android: fcm, ios: fcm }) }
}
