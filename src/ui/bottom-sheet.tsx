import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { classes } from './classes.ts'
import { OverlayHeader, overlayLook } from './overlay-parts.tsx'

type BottomSheetProps = {
  title: string
  closeLabel: string
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  shouldCloseOnInteractOutside?: () => boolean
  /** Stays at the thumb while the content scrolls. */
  footer?: ReactNode
  children: ReactNode
}

/** Open it by `isOpen`, or put it after a button inside a `DialogTrigger`. */
export function BottomSheet(props: BottomSheetProps) {
  const { title, closeLabel, isOpen, onOpenChange, shouldCloseOnInteractOutside, footer, children } = props
  const { direction } = useLocale()
  return (
    <ModalOverlay
      isDismissable
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      shouldCloseOnInteractOutside={shouldCloseOnInteractOutside}
      className={classes(overlayLook.backdrop, 'items-end')}
    >
      <Modal
        dir={direction}
        className={classes(
          overlayLook.place,
          'flex w-full flex-col overflow-hidden rounded-t-3xl bg-surface pb-[env(safe-area-inset-bottom)] text-ink shadow-soft',
          'transition-transform duration-250 ease-out data-entering:translate-y-full data-exiting:translate-y-full',
          'sm:mx-auto sm:max-w-xl',
        )}
      >
        <span aria-hidden="true" className="mx-auto mt-2.5 h-1 w-10 shrink-0 rounded-full bg-line-strong" />
        <Dialog className="flex min-h-0 flex-col outline-none">
          <OverlayHeader title={title} closeLabel={closeLabel} />
          <div className="min-h-0 overflow-y-auto overscroll-contain px-5 pb-5">{children}</div>
          {footer && <div className="border-t border-line p-4">{footer}</div>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
