import { useCall } from '../../../../client/session/auth.ts'
import { deliver } from './deliver.ts'
import { keptQueue } from './device-memory.ts'
import { useWaitingDelivery } from './use-waiting-delivery.ts'

export function useDelivery(network: { isGone: boolean; onChange: () => void }): void {
  const call = useCall()
  useWaitingDelivery({
    ...network,
    name: 'safar-business-delivery',
    kept: keptQueue,
    deliver,
    post: (body, options) => call('POST /business/redemptions', { body }, options),
  })
}
