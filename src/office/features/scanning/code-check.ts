import { randomKey } from '../../../client/device/random-key.ts'
import { serverNow, storedKeys } from './stored-keys.ts'
import { askPatiently, type Network } from './use-one-code.ts'
import { prepareVerify } from './verify-signature.ts'

/** The checks of a code that till and door share. */
export const toCodeCheck = (network: Network) => ({
  ask: askPatiently(network),
  isOnline: () => navigator.onLine,
  keys: () => storedKeys.read().keys,
  verify: prepareVerify,
  now: serverNow,
  toKey: randomKey,
})

/** The answer is shown where the code was checked: no alert is. */
export const hideAlerts = { error: true, success: true } as const
