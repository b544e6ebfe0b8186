import { useRevalidator } from 'react-router'
import { useAuthCall, useCall } from '../../../auth.ts'
import { AskFirst } from '../../../forms/ask-first.tsx'
import { toFormProblem } from '../../../forms/use-form.ts'
import type { Profile } from './load-profile.ts'
import { ProfileSection } from './profile-section.tsx'

/** Apart from everything else, and never without a question. */
export function LeaveSection({ messages, user }: Pick<Profile, 'messages' | 'user'>) {
  const t = messages.leave
  const deactivate = useDeactivate(messages.offline)
  const remove = useRemove(messages.offline)
  const missing = { message: messages.errors.required, fields: { password: messages.errors.required } }
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
            act={remove}
          />
        </div>
      </div>
    </ProfileSection>
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

function useRemove(offline: string) {
  const call = useCall()
  const authCall = useAuthCall()
  const { revalidate } = useRevalidator()
  return async (password: string) => {
    const outcome = await call('POST /customer/auth/delete-account', { body: { password } }, { hide: { error: true } })
    if (!outcome.ok) return toFormProblem(outcome, offline)
    // The session is gone with the account; this takes its cookie away. What it says would cover the news of the deletion.
    await authCall('POST /public/auth/logout', { body: {} }, { hide: { error: true, success: true } })
    const { noteSignOut } = await import('../../../api/access-token.ts')
    noteSignOut()
    await revalidate()
    return null
  }
}
