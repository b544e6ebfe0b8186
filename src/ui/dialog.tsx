import type { ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { classes } from './classes.ts'
import { OverlayHeader, overlayLook } from './overlay-parts.tsx'

type DialogProps = {
  title: string
  closeLabel: string
  /** A question that interrupts (cancel, delete) is an alert: a press outside does not close it. */
  isAlert?: boolean
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  shouldCloseOnInteractOutside?: () => boolean
  footer?: ReactNode | ((close: () => void) => ReactNode)
  children: ReactNode
}

/** Open it by `isOpen`, or put it after a button inside a `DialogTrigger`. */
export function Dialog(props: DialogProps) {
  const {
    title,
    closeLabel,
    isAlert = false,
    isOpen,
    onOpenChange,
    shouldCloseOnInteractOutside,
    footer,
    children,
  } = props
  const { direction } = useLocale()
  return (
    <ModalOverlay
      isDismissable={!isAlert}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      shouldCloseOnInteractOutside={shouldCloseOnInteractOutside}
      className={classes(overlayLook.backdrop, 'items-center justify-center p-4')}
    >
      <Modal
        dir={direction}
        className={classes(
          overlayLook.place,
          'flex w-full max-w-lg flex-col overflow-hidden rounded-2xl bg-surface text-ink shadow-soft',
          'transition-transform duration-200 ease-out data-entering:scale-95 data-exiting:scale-95',
        )}
      >
        <AriaDialog role={isAlert ? 'alertdialog' : 'dialog'} className="flex min-h-0 flex-col outline-none">
          {({ close }) => (
            <>
              <OverlayHeader title={title} closeLabel={closeLabel} />
              <div className="min-h-0 overflow-y-auto px-5 pb-5">{children}</div>
              {footer && (
                <div className="flex flex-wrap justify-end gap-3 border-t border-line p-4">
                  {typeof footer === 'function' ? footer(close) : footer}
                </div>
              )}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
