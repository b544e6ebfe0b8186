import { Badge } from '../../ui/badge.tsx'
import { CrossIcon } from '../../ui/icons.tsx'
import { StatusLabel } from '../../ui/status-label.tsx'
import type { CardView } from './to-card.ts'

export const Statuses = ({ status, payment }: Pick<CardView, 'status' | 'payment'>) => (
  <p className="flex flex-wrap gap-2">
    {status.isCancelled ? (
      <Badge icon={<CrossIcon className="size-4" />}>{status.label}</Badge>
    ) : (
      <StatusLabel status={status.status}>{status.label}</StatusLabel>
    )}
    <StatusLabel status={payment.status}>{payment.label}</StatusLabel>
  </p>
)
