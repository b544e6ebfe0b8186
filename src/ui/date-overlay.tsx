import { type ReactNode, useContext } from 'react'
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { buttonClass } from './button-link.tsx'
import { CrossIcon } from './icons.tsx'
import { SheetOrPopover } from './sheet-or-popover.tsx'

type DateOverlayProps = {
  label: string
  closeLabel: string
  className?: string
  children: (close: () => void) => ReactNode
}

export function DateOverlay({ label, closeLabel, className, children }: DateOverlayProps) {
  const overlay = useContext(OverlayTriggerStateContext)
  const close = () => overlay?.close()
  return (
    <SheetOrPopover label={label} className={className}>
      <div className="flex shrink-0 items-center justify-between gap-4 ps-5 pe-2 pt-2 sm:hidden">
        <p className="text-lg font-bold">{label}</p>
        <button
          type="button"
          aria-label={closeLabel}
          onClick={close}
          className={buttonClass({ tone: 'ghost', size: 'icon' })}
        >
          <CrossIcon />
        </button>
      </div>
      {children(close)}
    </SheetOrPopover>
  )
}
