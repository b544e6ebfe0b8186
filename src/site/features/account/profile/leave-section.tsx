import { useRevalidator } from 'react-router'
import { AskFirst } from '../../../../client/forms/ask-first.tsx'
import { toFormProblem } from '../../../../client/forms/use-form.ts'
import { useCall } from '../../../../client/session/auth.ts'
import { findConfirmation, forgetConfirmation } from './confirmation.ts'
import type { Profile } from './load-profile.ts'
import { ProfileSection } from './profile-section.tsx'
import { RemoveAccount } from './remove-account.tsx'
import { useConfirmation } from './use-confirmation.tsx'

/** Apart from everything else, and never without proof and a question. */
export function LeaveSection({ messages, user, phone }: Pick<Profile, 'messages' | 'user' | 'phone'>) {
  const t = messages.leave
  const deactivate = useDeactivate(messages.offline, user.id)
  const { ask, dialog } = useConfirmation({ messages, user, phone })
  return (
    <ProfileSection id="leave" title={t.title} isDangerous>
      <div className="space-y-6">
        <div className="space-y-3">
          <p>{t.deactivateHint}</p>
          <AskFirst
            label={t.deactivate}
            title={t.deactivateQuestion}
            facts={t.deactivateFacts}
            confirm={t.deactivate}
            pendingLabel={t.deactivating}
            keep={t.keep}
            offline={messages.offline}
            before={async () => (await ask()) !== null}
            act={deactivate}
          />
          {dialog}
        </div>
        <div className="space-y-3 border-t border-line pt-6">
          <RemoveAccount messages={messages} user={user} phone={phone} />
        </div>
      </div>
    </ProfileSection>
  )
}

function useDeactivate(offline: string, owner: number) {
  const call = useCall()
  const { revalidate } = useRevalidator()
  return async () => {
    const body = { confirmation: findConfirmation(owner) ?? undefined }
    const outcome = await call('POST /customer/auth/deactivate-account', { body }, { hide: { error: true } })
    if (outcome.ok) await revalidate()
    else if (outcome.body?.code === 'CONFIRMATION_REQUIRED') forgetConfirmation()
    return toFormProblem(outcome, offline)
  }
}
