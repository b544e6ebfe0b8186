import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import type { ButtonSize, ButtonTone } from '../../ui/button-link.tsx'
import { showAlert } from '../call/alerts.ts'
import { useText } from '../text.tsx'
import type { ConfirmDialog, ConfirmRequest } from './confirm-dialog.tsx'

type AskFirstProps = ConfirmRequest & {
  label: ReactNode
  tone?: ButtonTone
  size?: ButtonSize
  offline: string
  /** Runs before the question; false cancels it. */
  before?: () => Promise<boolean>
}

/** A button that asks before it acts. The dialog comes when it is first wanted: most people never do. */
export function AskFirst({ label, tone = 'quiet', size, offline, before, ...question }: AskFirstProps) {
  const t = useText()
  const [Dialog, setDialog] = useState<typeof ConfirmDialog | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [round, setRound] = useState(0)
  const [isPending, setPending] = useState(false)
  const complain = () => showAlert({ type: 'error', title: t.alert.error, message: offline })
  const open = async () => {
    // A chunk that cannot be fetched reloads the page, which would be lost offline.
    if (!navigator.onLine) return complain()
    setPending(true)
    if (before && !(await before())) return setPending(false)
    try {
      const loaded = await import('./confirm-dialog.tsx')
      setDialog(() => loaded.ConfirmDialog)
      // A question that is asked again begins anew.
      setRound(round + 1)
      setOpen(true)
    } catch {
      complain()
    }
    setPending(false)
  }
  return (
    <>
      <Button
        type="button"
        tone={tone}
        size={size}
        isPending={isPending}
        pendingLabel={t.loading}
        onClick={open}
        className="max-sm:w-full"
      >
        {label}
      </Button>
      {Dialog && <Dialog key={round} {...question} isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  )
}
