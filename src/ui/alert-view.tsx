import type { ComponentType, ReactNode } from 'react'
import { classes } from './classes.ts'
import type { IconProps } from './icon.tsx'
import { CheckIcon, CrossIcon, InfoIcon, WarningIcon } from './icons.tsx'

export type AlertTone = 'success' | 'info' | 'error' | 'warning'

const looks: Record<AlertTone, [string, ComponentType<IconProps>]> = {
  success: ['border-success bg-success-soft text-success', CheckIcon],
  info: ['border-success bg-success-soft text-success', InfoIcon],
  error: ['border-danger bg-danger-soft text-danger', WarningIcon],
  warning: ['border-warning bg-warning-soft text-warning', WarningIcon],
}

type AlertViewProps = {
  tone: AlertTone
  title: string
  children?: ReactNode
  onClose?: () => void
  closeLabel?: string
  className?: string
}

export function AlertView({ tone, title, children, onClose, closeLabel, className }: AlertViewProps) {
  const [look, AlertIcon] = looks[tone]
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={classes('flex items-start gap-3 rounded-card border ps-4 pe-2 shadow-soft', look, className)}
    >
      <AlertIcon className="mt-3.5 size-5" />
      <div className="grow py-3">
        <p className="font-semibold">{title}</p>
        {children && <div className="text-ink">{children}</div>}
      </div>
      {onClose && (
        <button
          type="button"
          aria-label={closeLabel}
          onClick={onClose}
          className="mt-0.5 inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-control"
        >
          <CrossIcon />
        </button>
      )}
    </div>
  )
}
