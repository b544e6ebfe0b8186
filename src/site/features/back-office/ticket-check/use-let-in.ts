import { randomKey } from '../../../../client/device/random-key.ts'
import { useCall } from '../../../../client/session/auth.ts'
import { keptKeys, serverNow } from '../till/device-memory.ts'
import { askPatiently, type Network, useOneCode } from '../till/use-one-code.ts'
import { prepareVerify } from '../till/verify-signature.ts'
import { keptEntries } from './door-memory.ts'
import { type DoorInput, letIn } from './let-in.ts'

export function useLetIn(network: Network) {
  const call = useCall()
  const ask = askPatiently(network)
  const hide = { error: true, success: true }
  return useOneCode((input: DoorInput) =>
    letIn(input, {
      send: (body, idempotencyKey) =>
        ask((signal) => call('POST /business/entries', { body }, { signal, idempotencyKey, hide })),
      isOnline: () => navigator.onLine,
      queue: keptEntries,
      keys: () => keptKeys.get().keys,
      verify: prepareVerify,
      now: serverNow,
      toKey: randomKey,
    }),
  )
}
