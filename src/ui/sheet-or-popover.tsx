import type { ReactNode } from 'react'
import { Popover } from 'react-aria-components/Popover'
import { classes } from './classes.ts'
import { useOverlayWayBack } from './use-overlay-way-back.ts'

/** React Aria places the popover by inline styles: only important rules can lay it at the bottom of a phone instead. */
const asSheet = classes(
  'max-sm:fixed! max-sm:inset-x-0! max-sm:top-auto! max-sm:bottom-0! max-sm:max-h-[85dvh]! max-sm:w-full!',
  'max-sm:rounded-t-3xl max-sm:border-0 max-sm:pb-[env(safe-area-inset-bottom)] max-sm:shadow-[0_0_0_100vmax_rgb(0_0_0/50%)]',
  'max-sm:data-entering:translate-y-full max-sm:data-exiting:translate-y-full max-sm:duration-250',
)

const asPopover = classes(
  'flex flex-col rounded-card border border-line bg-surface text-ink shadow-soft outline-none',
  'transition-[transform,opacity] duration-150 ease-out sm:data-entering:-translate-y-1',
  'data-entering:opacity-0 data-exiting:opacity-0',
)

type SheetOrPopoverProps = { label?: string; className?: string; children: ReactNode }

/** Beside its trigger on wide screens, at the thumb on phones; opened by the trigger around it. */
export function SheetOrPopover({ label, className, children }: SheetOrPopoverProps) {
  return (
    <Popover aria-label={label} placement="bottom start" className={classes(asPopover, asSheet, className)}>
      <Grip />
      {children}
    </Popover>
  )
}

/** Drawn only while it is open, which is when the way back should close it. */
function Grip() {
  useOverlayWayBack()
  return <span aria-hidden="true" className="mx-auto mt-2.5 h-1 w-10 shrink-0 rounded-full bg-line-strong sm:hidden" />
}
