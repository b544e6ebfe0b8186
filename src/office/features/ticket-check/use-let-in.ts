import { useCall } from '../../../client/session/auth.ts'
import { hideAlerts as hide, toCodeCheck } from '../scanning/code-check.ts'
import { type Network, useOneCode } from '../scanning/use-one-code.ts'
import { storedEntries } from './door-memory.ts'
import { type DoorInput, letIn } from './let-in.ts'

export function useLetIn(network: Network) {
  const call = useCall()
  const check = toCodeCheck(network)
  return useOneCode((input: DoorInput) =>
    letIn(input, {
      ...check,
      queue: storedEntries,
      send: (body, idempotencyKey) =>
        check.ask((signal) => call('POST /business/entries', { body }, { signal, idempotencyKey, hide })),
    }),
  )
}
