import { Badge } from '../../../ui/badge.tsx'
import { ClockIcon } from '../../../ui/icons.tsx'
import { StatusLabel } from '../../../ui/status-label.tsx'
import type { SubscriptionView } from './to-subscription.ts'

export const SubscriptionStatus = ({
  status,
  payment,
  isPaid,
}: Pick<SubscriptionView, 'status' | 'payment' | 'isPaid'>) => (
  <p className="flex flex-wrap gap-2">
    {status.isNext ? (
      <Badge tone="brand" icon={<ClockIcon className="size-4" />}>
        {status.label}
      </Badge>
    ) : (
      <StatusLabel status={status.status}>{status.label}</StatusLabel>
    )}
    {!isPaid && <StatusLabel status={payment.status}>{payment.label}</StatusLabel>}
  </p>
)
