import type { ComponentType, ReactNode } from 'react'
import { classes } from '../../../ui/classes.ts'
import type { IconProps } from '../../../ui/icon.tsx'

type BalanceCardProps = {
  Icon: ComponentType<IconProps>
  label: string
  hint: string
  isGold?: boolean
  action?: ReactNode
  children: ReactNode
}

export const BalanceCard = ({ Icon, label, hint, isGold = false, action, children }: BalanceCardProps) => (
  <li className="flex flex-col gap-2 rounded-card border border-line bg-surface p-5 shadow-soft">
    <h3 className="flex items-center gap-3 text-base">
      <span
        className={classes(
          'inline-flex size-10 shrink-0 items-center justify-center rounded-full',
          isGold ? 'bg-gold-soft text-gold-ink' : 'bg-brand-soft text-brand',
        )}
      >
        <Icon className="size-5" />
      </span>
      {label}
    </h3>
    {children}
    <p className="text-sm text-ink-soft">{hint}</p>
    {action}
  </li>
)
