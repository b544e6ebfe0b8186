import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { showAlert } from '../../../../client/call/alerts.ts'
import { AskFirst } from '../../../../client/forms/ask-first.tsx'
import { toFormProblem } from '../../../../client/forms/use-form.ts'
import { useAuthCall, useCall } from '../../../../client/session/auth.ts'
import { useText } from '../../../../client/text.tsx'
import type { Belongings, BelongingsPanel } from './belongings-panel.tsx'
import { findConfirmation } from './confirmation.ts'
import type { Leaving } from './load-profile.ts'
import { useConfirmation } from './use-confirmation.tsx'

type Loss = { Panel: typeof BelongingsPanel; belongings: Belongings }

/**
 * Asks for the password in the question itself; an account without one proves its identity before it. Losses are shown first, with the ways to save
 * them, and confirmed.
 */
export function RemoveAccount({ messages, user, phone }: Pick<Leaving, 'messages' | 'user' | 'phone'>) {
  const t = messages.leave
  const [loss, setLoss] = useState<Loss | null>(null)
  const look = useLook(messages.offline)
  const remove = useRemove(messages.offline, user.id)
  const { ask, dialog } = useConfirmation({ messages, user, phone })
  const missing = { message: messages.errors.required, fields: { password: messages.errors.required } }
  const prove = async () => user.hasPassword || (await ask()) !== null
  const begin = async () => {
    const found = await look()
    setLoss(found && !found.belongings.isEmpty ? found : null)
    return found?.belongings.isEmpty === true && (await prove())
  }
  const question = {
    tone: 'danger',
    pendingLabel: t.removing,
    keep: t.keep,
    offline: messages.offline,
    password: user.hasPassword ? { label: t.password, showLabel: messages.showPassword, missing } : undefined,
  } as const
  return (
    <>
      <p>{t.removeHint}</p>
      {loss ? (
        <loss.Panel
          messages={{ ...t.loss, methods: messages.methods }}
          belongings={loss.belongings}
          canOpen={user.status === 'active'}
        >
          <AskFirst
            {...question}
            label={t.loss.proceed}
            title={t.loss.question}
            facts={[t.loss.fact, ...t.removeFacts]}
            confirm={t.remove}
            before={prove}
            act={(password) => remove(password, true)}
          />
        </loss.Panel>
      ) : (
        <AskFirst
          {...question}
          label={t.remove}
          title={t.removeQuestion}
          facts={t.removeFacts}
          confirm={t.remove}
          before={begin}
          act={(password) => remove(password, false)}
        />
      )}
      {dialog}
    </>
  )
}

/** The losses with their panel; null where they cannot be loaded now. */
function useLook(offline: string): () => Promise<Loss | null> {
  const call = useCall()
  const t = useText()
  return async () => {
    const panel = import('./belongings-panel.tsx').catch(() => null)
    const outcome = await call('GET /customer/auth/belongings', {})
    const loaded = await panel
    if (outcome.ok && loaded) return { Panel: loaded.BelongingsPanel, belongings: outcome.body }
    showAlert({ type: 'error', title: t.alert.error, message: offline })
    return null
  }
}

function useRemove(offline: string, owner: number) {
  const call = useCall()
  const authCall = useAuthCall()
  const { revalidate } = useRevalidator()
  return async (password: string, acceptLoss: boolean) => {
    const proof = password ? { password } : { confirmation: findConfirmation(owner) ?? undefined }
    const body = { ...proof, ...(acceptLoss && { acceptLoss }) }
    const outcome = await call('POST /customer/auth/delete-account', { body }, { hide: { error: true } })
    if (!outcome.ok) return toFormProblem(outcome, offline)
    // The session is gone with the account; this removes its cookie. Its message would cover that of the deletion.
    await authCall('POST /public/auth/logout', { body: {} }, { hide: { error: true, success: true } })
    const { noteSignOut } = await import('../../../../client/call/access-token.ts')
    noteSignOut()
    await revalidate()
    return null
  }
}
