import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useCall } from '../../../client/session/auth.ts'
import { useText } from '../../../client/text.tsx'
import { type LateChoice, lateChoices } from '../../../domain/stays/presence.ts'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { LateData } from './to-presence.ts'

/** One tap, for a guest on the way who cannot write while driving. */
export function LateGuest({ id, late: { messages, until, said } }: { id: number; late: LateData }) {
  const t = useText()
  const call = useCall()
  const { revalidate } = useRevalidator()
  const [sending, setSending] = useState<LateChoice | 'planned' | null>(null)
  const say = async (choice: LateChoice | null) => {
    setSending(choice ?? 'planned')
    const outcome = await call('PUT /customer/reservations/{id}/late', { params: { id }, body: { until: choice } })
    if (outcome.ok || outcome.status === 409) await revalidate()
    setSending(null)
  }
  return (
    <Panel title={messages.title}>
      <p role="status" className={said ? 'font-semibold text-success' : 'text-ink-soft'}>
        {said ?? messages.lead}
      </p>
      <div className="mt-3 grid gap-2 noscript:hidden sm:grid-cols-2">
        {lateChoices.map((choice) => (
          <Button
            key={choice}
            type="button"
            tone={choice === until ? 'primary' : 'quiet'}
            aria-pressed={choice === until}
            isPending={sending === choice}
            pendingLabel={t.loading}
            onClick={() => say(choice)}
          >
            {messages.choices[choice]}
          </Button>
        ))}
        {until && (
          <Button
            type="button"
            tone="quiet"
            isPending={sending === 'planned'}
            pendingLabel={t.loading}
            onClick={() => say(null)}
            className="sm:col-span-2"
          >
            {messages.undo}
          </Button>
        )}
      </div>
    </Panel>
  )
}
