import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { Button } from './button.tsx'
import { CrossIcon } from './icons.tsx'

type WhiteScreenProps = {
  title: string
  closeLabel: string
  onClose: () => void
  /** The heading of a page of its own, not of something that lies over a page. */
  isPage?: boolean
  children: ReactNode
}

/** Covers the window, white in every theme: a camera reads a code best from a bright screen. */
export function WhiteScreen({ title, closeLabel, onClose, isPage = false, children }: WhiteScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Before it leaves the document: only then is the focus given back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    return () => element?.close()
  }, [])
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose()
  }
  const heading = { id: 'white-screen-title', className: 'text-xl outline-none' }
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading.id}
      onCancel={cancel}
      className="always-light fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto bg-white p-0 text-ink print:hidden"
    >
      <div className="mx-auto flex min-h-full max-w-lg flex-col items-center gap-4 px-4 pt-3 pb-6">
        <div className="flex w-full items-center justify-between gap-3">
          {isPage ? (
            <h1 {...heading} data-arrival tabIndex={-1}>
              {title}
            </h1>
          ) : (
            <h2 {...heading}>{title}</h2>
          )}
          <Button type="button" tone="ghost" size="icon" aria-label={closeLabel} onClick={onClose}>
            <CrossIcon className="size-6" />
          </Button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
