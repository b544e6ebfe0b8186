import { useState } from 'react'
import { useCall } from '../../../auth.ts'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { DownloadIcon } from '../../../ui/icons-account.tsx'
import { PlainButton } from '../../../ui/plain-button.tsx'
import type { Leaving } from './load-profile.ts'
import { ProfileSection } from './profile-section.tsx'
import { saveFile } from './save-file.ts'

type DataSectionProps = Pick<Leaving, 'messages' | 'today'> & { isOpen?: boolean }

export function DataSection({ messages, today, isOpen }: DataSectionProps) {
  const t = messages.data
  const call = useCall()
  const [isPending, setPending] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const download = async () => {
    setPending(true)
    const outcome = await call('GET /customer/auth/export', {})
    setMessage(outcome.ok ? null : (outcome.body?.message ?? messages.offline))
    if (outcome.ok) saveFile(`safar-${today}.json`, JSON.stringify(outcome.body, null, 2))
    setPending(false)
  }
  return (
    <ProfileSection id="data" title={t.title} hint={t.text} isOpen={isOpen}>
      <div className="space-y-4">
        <FormAlert message={message} />
        <PlainButton
          type="button"
          tone="quiet"
          isPending={isPending}
          pendingLabel={t.preparing}
          onClick={download}
          className="max-sm:w-full"
        >
          <DownloadIcon />
          {t.download}
        </PlainButton>
      </div>
    </ProfileSection>
  )
}
