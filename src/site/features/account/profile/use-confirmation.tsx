import { type ReactNode, useRef, useState } from 'react'
import { showAlert } from '../../../../client/call/alerts.ts'
import type { Outcome } from '../../../../client/call/outcome.ts'
import { useText } from '../../../../client/text.tsx'
import type { ConfirmIdentityDialog } from './confirm-identity-dialog.tsx'
import { findConfirmation, forgetConfirmation } from './confirmation.ts'
import type { Leaving } from './load-profile.ts'

type Owner = Pick<Leaving, 'messages' | 'user' | 'phone'>

export type ProfileConfirmation = {
  /** Asks for proof, unless there was one a moment ago. Null: they changed their mind. */
  ask: () => Promise<string | null>
  /** Does what needs proof; where the server wants a newer one, asks once more. Null: they changed their mind. */
  run: <T>(act: (confirmation: string) => Promise<Outcome<T>>) => Promise<Outcome<T> | null>
  /** Has to stand somewhere on the page. */
  dialog: ReactNode
}

/** Before what a stolen session must not do. The dialog comes when it is first wanted. */
export function useConfirmation(owner: Owner): ProfileConfirmation {
  const t = useText()
  const [Dialog, setDialog] = useState<typeof ConfirmIdentityDialog | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [round, setRound] = useState(0)
  const answer = useRef<((confirmation: string | null) => void) | null>(null)

  const settle = (confirmation: string | null) => {
    setOpen(false)
    answer.current?.(confirmation)
    answer.current = null
  }
  const ask = async (): Promise<string | null> => {
    const known = findConfirmation(owner.user.id)
    if (known) return known
    try {
      const loaded = await import('./confirm-identity-dialog.tsx')
      setDialog(() => loaded.ConfirmIdentityDialog)
    } catch {
      showAlert({ type: 'error', title: t.alert.error, message: owner.messages.offline })
      return null
    }
    answer.current?.(null)
    setRound((last) => last + 1)
    setOpen(true)
    return new Promise((resolve) => {
      answer.current = resolve
    })
  }
  const run: ProfileConfirmation['run'] = async (act) => {
    for (let attempt = 1; ; attempt++) {
      const confirmation = await ask()
      if (!confirmation) return null
      const outcome = await act(confirmation)
      if (outcome.ok || outcome.body?.code !== 'CONFIRMATION_REQUIRED' || attempt === 2) return outcome
      forgetConfirmation()
    }
  }
  const dialog = Dialog && <Dialog key={round} {...owner} isOpen={isOpen} onSettled={settle} />
  return { ask, run, dialog }
}
