import { randomKey } from '../../../../client/device/random-key.ts'
import { useCall } from '../../../../client/session/auth.ts'
import { keptKeys, keptQueue, serverNow } from './device-memory.ts'
import { type RedeemInput, redeem } from './redeem.ts'
import { askPatiently, type Network, useOneCode } from './use-one-code.ts'
import { prepareVerify } from './verify-signature.ts'

export function useRedeem(network: Network) {
  const call = useCall()
  const ask = askPatiently(network)
  const hide = { error: true, success: true }
  return useOneCode((input: RedeemInput) =>
    redeem(input, {
      send: (body, idempotencyKey) =>
        ask((signal) => call('POST /business/redemptions', { body }, { signal, idempotencyKey, hide })),
      isOnline: () => navigator.onLine,
      queue: keptQueue,
      keys: () => keptKeys.get().keys,
      verify: prepareVerify,
      now: serverNow,
      toKey: randomKey,
    }),
  )
}
