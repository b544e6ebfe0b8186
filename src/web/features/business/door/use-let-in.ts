import { useCall } from '../../../auth.ts'
import { randomKey } from '../../../random-key.ts'
import { keptKeys, serverNow } from '../device-memory.ts'
import { askPatiently, type Network, useOneCode } from '../use-one-code.ts'
import { prepareVerify } from '../verify-signature.ts'
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
