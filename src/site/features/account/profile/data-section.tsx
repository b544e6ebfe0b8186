import { useState } from 'react'
import { useCall } from '../../../../client/session/auth.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormAlert } from '../../../../ui/form-alert.tsx'
import { DownloadIcon } from '../../../../ui/icons-account.tsx'
import type { Leaving } from './load-profile.ts'
import { ProfileSection } from './profile-section.tsx'
import { saveFile } from './save-file.ts'
import { useConfirmation } from './use-confirmation.tsx'

type DataSectionProps = Leaving & { isOpen?: boolean }

/** The file holds everything, so it takes proof to get it. */
export function DataSection({ messages, user, phone, today, isOpen }: DataSectionProps) {
  const t = messages.data
  const call = useCall()
  const { run, dialog } = useConfirmation({ messages, user, phone })
  const [isPending, setPending] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const download = async () => {
    setPending(true)
    const outcome = await run((confirmation) => call('POST /customer/auth/export', { body: { confirmation } }))
    setPending(false)
    if (!outcome) return
    if (outcome.ok) saveFile(`safar-${today}.json`, JSON.stringify(outcome.body, null, 2))
    setMessage(outcome.ok ? null : outcome.status === 429 ? t.tooMany : (outcome.body?.message ?? messages.offline))
  }
  return (
    <ProfileSection id="data" title={t.title} hint={t.text} isOpen={isOpen}>
      <div className="space-y-4">
        <FormAlert message={message} />
        <Button
          type="button"
          tone="quiet"
          isPending={isPending}
          pendingLabel={t.preparing}
          onClick={download}
          className="max-sm:w-full"
        >
          <DownloadIcon />
          {t.download}
        </Button>
        {dialog}
      </div>
    </ProfileSection>
  )
}
