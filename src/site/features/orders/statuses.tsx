import { Badge } from '../../../ui/badge.tsx'
import { CrossIcon } from '../../../ui/icons.tsx'
import { type LabelStatus, StatusLabel } from '../../../ui/status-label.tsx'

type StatusesProps = {
  /** An order that its customer cancelled is called so, in any final state. */
  status: { status: LabelStatus; label: string; isCancelled: boolean; saysPaid?: boolean }
  payment: { status: LabelStatus; label: string }
}

export const Statuses = ({ status, payment }: StatusesProps) => (
  <p className="flex flex-wrap gap-2">
    {status.isCancelled ? (
      <Badge icon={<CrossIcon className="size-4" />}>{status.label}</Badge>
    ) : (
      <StatusLabel status={status.status}>{status.label}</StatusLabel>
    )}
    {!status.saysPaid && <StatusLabel status={payment.status}>{payment.label}</StatusLabel>}
  </p>
)
