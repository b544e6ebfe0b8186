import { useState } from 'react'
import { AskFirst } from '../../../client/forms/ask-first.tsx'
import { useCall } from '../../../client/session/auth.ts'
import { useText } from '../../../client/text.tsx'
import type { VisaRejectReason } from '../../../domain/visas/visa-states.ts'
import type { WorkView } from './load-visa-work.ts'
import { NoteField } from './note-field.tsx'
import { ReasonField } from './reason-field.tsx'
import { type Decide, quietly } from './use-decide.ts'

type Errors = { reason?: string; note?: string }

/** The refund of the fee is shown before. */
export function RejectForm({ view, decide }: { view: WorkView; decide: Decide }) {
  const { id, version, messages, obstacle } = view
  const t = useText()
  const call = useCall()
  const [reason, setReason] = useState<VisaRejectReason | null>(null)
  const [note, setNote] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const check = async () => {
    const found: Errors = {
      ...(!reason && { reason: messages.ask.noReason }),
      ...(reason === 'other' && !note.trim() && { note: messages.reject.noNote }),
    }
    setErrors(found)
    return Object.keys(found).length === 0
  }
  const send = () =>
    decide(() =>
      call(
        'POST /business/visa-applications/{id}/reject',
        { params: { id }, body: { version, reason: reason ?? 'other', note } },
        quietly,
      ),
    )
  return (
    <div className="space-y-6">
      <ReasonField
        label={messages.reject.reason}
        reasons={view.rejectReasons}
        value={reason}
        onChange={setReason}
        error={errors.reason}
      />
      <NoteField view={view} isNeeded={reason === 'other'} value={note} onChange={setNote} error={errors.note} />
      <p>{view.refund}</p>
      <AskFirst
        label={messages.reject.send}
        tone="danger"
        offline={t.error.offline}
        before={check}
        title={messages.reject.title}
        facts={obstacle ? [obstacle, messages.kept] : [view.refund, messages.reject.final]}
        confirm={messages.reject.send}
        pendingLabel={messages.reject.sending}
        keep={messages.no}
        act={send}
      />
    </div>
  )
}
