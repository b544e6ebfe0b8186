import { Button } from 'react-aria-components/Button'
import { Heading } from 'react-aria-components/Heading'
import { buttonClass } from './button-link.tsx'
import { CrossIcon } from './icons.tsx'
import { useOverlayWayBack } from './use-overlay-way-back.ts'

export const overlayLook = {
  /** Stays above the keyboard of a phone, which covers the page and does not make it smaller. */
  place: 'mb-[max(0px,calc(100dvh-var(--visual-viewport-height)))] max-h-[min(88dvh,var(--visual-viewport-height))]',
  backdrop:
    'fixed inset-0 z-50 flex bg-black/50 transition-opacity duration-200 data-entering:opacity-0 data-exiting:opacity-0',
}

type OverlayHeaderProps = { title: string; closeLabel: string }

/** Inside a dialog: names it, and closes it, as the way back of a phone does. */
export function OverlayHeader({ title, closeLabel }: OverlayHeaderProps) {
  useOverlayWayBack()
  return (
    <div className="flex shrink-0 items-center justify-between gap-4 ps-5 pe-2 pt-2 pb-1">
      <Heading slot="title" className="text-lg font-bold">
        {title}
      </Heading>
      <Button slot="close" aria-label={closeLabel} className={buttonClass({ tone: 'ghost', size: 'icon' })}>
        <CrossIcon />
      </Button>
    </div>
  )
}
