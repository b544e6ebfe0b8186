import { useCall } from '../../../client/session/auth.ts'
import { hideAlerts as hide, toCodeCheck } from '../scanning/code-check.ts'
import { type Network, useOneCode } from '../scanning/use-one-code.ts'
import { storedRedemptions } from './device-memory.ts'
import { type RedeemInput, redeemCode } from './redeem.ts'

export function useRedeem(network: Network) {
  const call = useCall()
  const check = toCodeCheck(network)
  return useOneCode((input: RedeemInput) =>
    redeemCode(input, {
      ...check,
      queue: storedRedemptions,
      send: (body, idempotencyKey) =>
        check.ask((signal) => call('POST /business/redemptions', { body }, { signal, idempotencyKey, hide })),
    }),
  )
}
