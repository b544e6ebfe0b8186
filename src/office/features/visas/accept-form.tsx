import { useState } from 'react'
import { AskFirst } from '../../../client/forms/ask-first.tsx'
import { useCall } from '../../../client/session/auth.ts'
import { useLocale, useText } from '../../../client/text.tsx'
import { isUnderWay } from '../../../client/uploads/is-under-way.ts'
import { UploadField } from '../../../client/uploads/upload-field.tsx'
import { useUploads } from '../../../client/uploads/use-uploads.ts'
import { fillCount } from '../../../i18n/fill.ts'
import type { WorkView } from './load-visa-work.ts'
import { NoteField } from './note-field.tsx'
import { type Decide, quietly } from './use-decide.ts'

/** The field's name in uploads of an officer. */
const field = 'visa'

/** The visa goes up while the rest is being read, and becomes the customer's with the decision. */
export function AcceptForm({ view, decide }: { view: WorkView; decide: Decide }) {
  const { id, version, messages, obstacle } = view
  const t = useText()
  const locale = useLocale()
  const call = useCall()
  const uploads = useUploads()
  const [note, setNote] = useState('')
  const [error, setError] = useState<string>()
  const form = `visa-work-${id}`
  const files = uploads.items.flatMap((item) =>
    item.form === form && item.field === field && item.state === 'ready' && item.id ? [item.id] : [],
  )
  const check = async () => {
    const found = isUnderWay(uploads.items, [form])
      ? messages.accept.underWay
      : files.length === 0
        ? messages.accept.noFiles
        : undefined
    setError(found)
    return found === undefined
  }
  const send = () =>
    decide(() =>
      call(
        'POST /business/visa-applications/{id}/accept',
        { params: { id }, body: { version, fileIds: files, note } },
        quietly,
      ),
    )
  const gets = fillCount(locale, files.length, messages.accept.gets)
  return (
    <div className="space-y-6">
      <UploadField
        messages={view.uploads}
        label={messages.accept.files}
        hint={messages.accept.filesHint}
        place={{ form, field }}
        uploads={uploads}
        error={error}
        camera="environment"
      />
      <NoteField view={view} value={note} onChange={setNote} />
      <AskFirst
        label={messages.accept.send}
        tone="primary"
        offline={t.error.offline}
        before={check}
        title={messages.accept.title}
        facts={obstacle ? [obstacle, messages.kept] : [gets, messages.accept.final]}
        confirm={messages.accept.send}
        confirmTone="primary"
        pendingLabel={messages.accept.sending}
        keep={messages.no}
        act={send}
      />
    </div>
  )
}
