import { useCall } from '../../../client/session/auth.ts'
import { hideAlerts as hide, toCodeCheck } from './code-check.ts'
import { storedRedemptions } from './device-memory.ts'
import { type RedeemInput, redeem } from './redeem.ts'
import { type Network, useOneCode } from './use-one-code.ts'

export function useRedeem(network: Network) {
  const call = useCall()
  const check = toCodeCheck(network)
  return useOneCode((input: RedeemInput) =>
    redeem(input, {
      ...check,
      queue: storedRedemptions,
      send: (body, idempotencyKey) =>
        check.ask((signal) => call('POST /business/redemptions', { body }, { signal, idempotencyKey, hide })),
    }),
  )
}
