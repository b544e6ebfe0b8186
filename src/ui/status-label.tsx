import type { ComponentType, ReactNode } from 'react'
import { Badge, type BadgeTone } from './badge.tsx'
import type { IconProps } from './icon.tsx'
import { CheckIcon, ClockIcon, CrossIcon, WarningIcon } from './icons.tsx'
import { LockIcon, MinusIcon, ReturnIcon } from './icons-detail.tsx'

export type LabelStatus =
  | 'pending'
  | 'accepted'
  | 'rejected'
  | 'failed'
  | 'refunded'
  | 'refunded_failed'
  | 'paid'
  | 'notPaidYet'
  | 'unpaid'
  | 'ended'
  | 'active'
  | 'inactive'
  | 'suspended'

const looks: Record<LabelStatus, [BadgeTone, ComponentType<IconProps>]> = {
  pending: ['warning', ClockIcon],
  accepted: ['success', CheckIcon],
  rejected: ['danger', CrossIcon],
  failed: ['danger', WarningIcon],
  refunded: ['brand', ReturnIcon],
  refunded_failed: ['danger', WarningIcon],
  paid: ['success', CheckIcon],
  notPaidYet: ['warning', ClockIcon],
  unpaid: ['danger', CrossIcon],
  ended: ['neutral', CheckIcon],
  active: ['success', CheckIcon],
  inactive: ['neutral', MinusIcon],
  suspended: ['danger', LockIcon],
}

type StatusLabelProps = { status: LabelStatus; className?: string; children: ReactNode }

export function StatusLabel({ status, className, children }: StatusLabelProps) {
  const [tone, StatusIcon] = looks[status]
  return (
    <Badge tone={tone} icon={<StatusIcon className="size-4" />} className={className}>
      {children}
    </Badge>
  )
}
