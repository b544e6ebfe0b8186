import type { ReactNode } from 'react'
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch'
import { classes } from './classes.ts'

type SwitchProps = Omit<AriaSwitchProps, 'className' | 'children' | 'style'> & {
  className?: string
  children: ReactNode
}

export function Switch({ className, children, ...props }: SwitchProps) {
  return (
    <AriaSwitch
      {...props}
      className={classes(
        'group/switch flex min-h-11 cursor-pointer items-center justify-between gap-4 data-disabled:cursor-not-allowed data-disabled:opacity-50',
        className,
      )}
    >
      <span>{children}</span>
      <span
        className={classes(
          'h-7 w-12 shrink-0 rounded-full bg-line-strong p-0.5 outline-gold outline-offset-2',
          'group-data-focus-visible/switch:outline-3 group-data-selected/switch:bg-brand',
        )}
      >
        <span
          className={classes(
            'block size-6 rounded-full bg-surface shadow-soft transition-transform duration-150',
            'group-data-selected/switch:translate-x-5 rtl:group-data-selected/switch:-translate-x-5',
          )}
        />
      </span>
    </AriaSwitch>
  )
}
