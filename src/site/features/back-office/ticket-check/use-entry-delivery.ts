import { useCall } from '../../../../client/session/auth.ts'
import { useWaitingDelivery } from '../till/use-waiting-delivery.ts'
import { deliverEntries } from './deliver-entries.ts'
import { keptEntries } from './door-memory.ts'

export function useEntryDelivery(network: { isGone: boolean; onChange: () => void }): void {
  const call = useCall()
  useWaitingDelivery({
    ...network,
    name: 'safar-door-delivery',
    kept: keptEntries,
    deliver: deliverEntries,
    post: (body, options) => call('POST /business/entries', { body }, options),
  })
}
