import { useRevalidator } from 'react-router'
import { useAuthCall, useCall } from '../../../auth.ts'
import { AskFirst } from '../../../forms/ask-first.tsx'
import { toFormProblem } from '../../../forms/use-form.ts'
import { findConfirmation } from './confirmation.ts'
import type { Leaving, Profile } from './load-profile.ts'
import { ProfileSection } from './profile-section.tsx'
import { useConfirmation } from './use-confirmation.tsx'

/** Apart from everything else, and never without a question. */
export function LeaveSection({ messages, user, phone }: Pick<Profile, 'messages' | 'user' | 'phone'>) {
  const t = messages.leave
  const deactivate = useDeactivate(messages.offline)
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
            act={deactivate}
          />
        </div>
        <div className="space-y-3 border-t border-line pt-6">
          <RemoveAccount messages={messages} user={user} phone={phone} />
        </div>
      </div>
    </ProfileSection>
  )
}

/** With the password in the question itself; whoever has none proves in another way who they are, before it. */
export function RemoveAccount({ messages, user, phone }: Pick<Leaving, 'messages' | 'user' | 'phone'>) {
  const t = messages.leave
  const remove = useRemove(messages.offline, user.id)
  const { ask, dialog } = useConfirmation({ messages, user, phone })
  const missing = { message: messages.errors.required, fields: { password: messages.errors.required } }
  return (
    <>
      <p>{t.removeHint}</p>
      <AskFirst
        label={t.remove}
        tone="danger"
        title={t.removeQuestion}
        facts={t.removeFacts}
        confirm={t.remove}
        pendingLabel={t.removing}
        keep={t.keep}
        offline={messages.offline}
        password={user.hasPassword ? { label: t.password, showLabel: messages.showPassword, missing } : undefined}
        before={user.hasPassword ? undefined : async () => (await ask()) !== null}
        act={remove}
      />
      {dialog}
    </>
  )
}

function useDeactivate(offline: string) {
  const call = useCall()
  const { revalidate } = useRevalidator()
  return async () => {
    const outcome = await call('POST /customer/auth/deactivate-account', {}, { hide: { error: true } })
    if (outcome.ok) await revalidate()
    return toFormProblem(outcome, offline)
  }
}

function useRemove(offline: string, owner: number) {
  const call = useCall()
  const authCall = useAuthCall()
  const { revalidate } = useRevalidator()
  return async (password: string) => {
    const body = password ? { password } : { confirmation: findConfirmation(owner) ?? undefined }
    const outcome = await call('POST /customer/auth/delete-account', { body }, { hide: { error: true } })
    if (!outcome.ok) return toFormProblem(outcome, offline)
    // The session is gone with the account; this takes its cookie away. What it says would cover the news of the deletion.
    await authCall('POST /public/auth/logout', { body: {} }, { hide: { error: true, success: true } })
    const { noteSignOut } = await import('../../../api/access-token.ts')
    noteSignOut()
    await revalidate()
    return null
  }
}
