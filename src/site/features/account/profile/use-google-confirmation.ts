import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { showAlert } from '../../../../client/call/alerts.ts'
import { useLocale, useText } from '../../../../client/text.tsx'
import { keepConfirmation } from './confirmation.ts'
import type { Leaving } from './load-profile.ts'

/** The query name that the site's own route adds after a return from Google. */
const mark = '#confirmed'

/** Who comes back from Google with proof gets a confirmation for it, and goes on where they were. */
export function useGoogleConfirmation({ messages, user }: Pick<Leaving, 'messages' | 'user'>): void {
  const t = useText()
  const locale = useLocale()
  const navigate = useNavigate()
  const { hash, pathname, search } = useLocation()
  const take = useEffectEvent(async () => {
    void navigate(pathname + search, { replace: true, preventScrollReset: true })
    const { sendSigned } = await import('../../../../client/call/send-signed.ts')
    const outcome = await sendSigned<{ confirmation: string; expiresIn: number }>(
      `/api/google/confirm?lang=${locale}`,
      { method: 'POST' },
      locale,
    )
    if (outcome.ok) keepConfirmation(user.id, outcome.body)
    const { googleDone, googleFailed } = messages.confirm
    showAlert(
      outcome.ok
        ? { type: 'success', title: t.alert.success, message: googleDone }
        : { type: 'error', title: t.alert.error, message: googleFailed },
    )
  })
  useEffect(() => {
    if (hash === mark) void take()
  }, [hash])
}
