import { useState } from 'react'
import { useLocale, useText } from '../../../../client/text.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { UiLocale } from '../../../../ui/ui-locale.tsx'
import { ConfirmByCode } from './confirm-by-code.tsx'
import { ConfirmByGoogle } from './confirm-by-google.tsx'
import { ConfirmByPassword } from './confirm-by-password.tsx'
import type { ConfirmProps } from './confirm-props.ts'
import { keepConfirmation } from './confirmation.ts'

type ConfirmIdentityDialogProps = Omit<ConfirmProps, 'onConfirmed'> & {
  isOpen: boolean
  onSettled: (confirmation: string | null) => void
}

/** Whichever proof the account has, the one that most people know first. */
export function ConfirmIdentityDialog({ isOpen, onSettled, ...owner }: ConfirmIdentityDialogProps) {
  const t = useText()
  const { messages, user } = owner
  const [way, setWay] = useState<'password' | 'code'>(user.hasPassword ? 'password' : 'code')
  const onConfirmed: ConfirmProps['onConfirmed'] = (issued) => onSettled(keepConfirmation(user.id, issued))
  const other = way === 'password' ? user.phone && 'code' : user.hasPassword && 'password'
  return (
    <UiLocale locale={useLocale()}>
      <Dialog
        title={messages.confirm.title}
        closeLabel={t.alert.close}
        isOpen={isOpen}
        onOpenChange={(open) => !open && onSettled(null)}
      >
        <div className="space-y-4 pt-2">
          <p className="text-ink-soft">{messages.confirm.lead}</p>
          {way === 'password' && <ConfirmByPassword {...owner} onConfirmed={onConfirmed} />}
          {way === 'code' && user.phone && <ConfirmByCode {...owner} onConfirmed={onConfirmed} />}
          {other && (
            <Button type="button" tone="ghost" onClick={() => setWay(other)} className="w-full">
              {other === 'code' ? messages.confirm.byCode : messages.confirm.byPassword}
            </Button>
          )}
          {user.hasGoogle && <ConfirmByGoogle label={messages.confirm.google} />}
        </div>
      </Dialog>
    </UiLocale>
  )
}
