import { useId, useState } from 'react'
import { AskFirst } from '../../../client/forms/ask-first.tsx'
import { useCall } from '../../../client/session/auth.ts'
import { useText } from '../../../client/text.tsx'
import type { VisaAskReason } from '../../../domain/visas/visa-states.ts'
import { fill } from '../../../i18n/fill.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { fieldLook } from '../../../ui/field-look.ts'
import type { WorkView } from './load-visa-work.ts'
import { NoteField } from './note-field.tsx'
import { ReasonField } from './reason-field.tsx'
import { type Decide, quietly } from './use-decide.ts'

type Errors = { fields?: string; reason?: string; note?: string }
/** `name`: for a sentence, with its own direction. */
type FieldChoice = { applicant: number; field: string; label: string; name: string }

/** The fields of each person to ask for, with a reason: exactly those that the customer can then change. */
export function AskApplicantForm({ view, decide }: { view: WorkView; decide: Decide }) {
  const { id, version, messages, askReasons, obstacle } = view
  const t = useText()
  const call = useCall()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [reason, setReason] = useState<VisaAskReason | null>(null)
  const [note, setNote] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const all = toChoices(view)
  const fields = all.filter((one) => chosen.includes(keyOf(one)))

  const check = async () => {
    const found = findErrors(messages.ask, { fields, reason, note })
    setErrors(found)
    return Object.keys(found).length === 0
  }
  const send = () =>
    decide(() =>
      call(
        'POST /business/visa-applications/{id}/ask',
        { params: { id }, body: { version, reason: reason ?? 'other', fields: fields.map(toField), note } },
        quietly,
      ),
    )
  const toggle = (key: string) =>
    setChosen(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key])
  const listed = fields.map(({ name, label }) => `${label} – ${name}`).join(' · ')

  return (
    <div className="space-y-6">
      <FieldChoices view={view} chosen={chosen} onToggle={toggle} error={errors.fields} />
      <ReasonField
        label={messages.ask.reason}
        reasons={askReasons}
        value={reason}
        onChange={setReason}
        error={errors.reason}
      />
      <NoteField view={view} isNeeded={reason === 'other'} value={note} onChange={setNote} error={errors.note} />
      <AskFirst
        label={messages.ask.send}
        tone="primary"
        offline={t.error.offline}
        before={check}
        title={messages.ask.title}
        facts={
          obstacle ? [obstacle, messages.kept] : [fill(messages.ask.opens, { fields: listed }), messages.ask.waits]
        }
        confirm={messages.ask.send}
        confirmTone="primary"
        pendingLabel={messages.ask.sending}
        keep={messages.no}
        act={send}
      />
    </div>
  )
}

type FieldChoicesProps = {
  view: WorkView
  chosen: readonly string[]
  onToggle: (key: string) => void
  error: string | undefined
}

function FieldChoices({ view, chosen, onToggle, error }: FieldChoicesProps) {
  const { messages, people, fields } = view
  const fieldsId = useId()
  const all = toChoices(view)
  const isPaper = ({ field }: FieldChoice) => fields.papers.some((paper) => paper.field === field)
  const box = (choice: FieldChoice) => (
    <Checkbox key={choice.field} checked={chosen.includes(keyOf(choice))} onChange={() => onToggle(keyOf(choice))}>
      {choice.label}
    </Checkbox>
  )
  return (
    <fieldset aria-describedby={error && `${fieldsId}-error`} className="min-w-0 space-y-4">
      <legend className={fieldLook.label}>{messages.ask.fields}</legend>
      {people.map(({ number, name }) => {
        const own = all.filter(({ applicant }) => applicant === number)
        return (
          <fieldset key={number} className="min-w-0 rounded-control border border-line p-4">
            <legend className="px-1 font-semibold">
              <bdi dir="ltr" lang="">
                {name}
              </bdi>
            </legend>
            <div className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">{own.filter(isPaper).map(box)}</div>
            <details className="mt-2">
              <summary className="min-h-11 cursor-pointer content-center font-semibold text-brand">
                {messages.ask.data}
              </summary>
              <div className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
                {own.filter((choice) => !isPaper(choice)).map(box)}
              </div>
            </details>
          </fieldset>
        )
      })}
      {error && (
        <p id={`${fieldsId}-error`} role="alert" className={fieldLook.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}

type AskInput = { fields: readonly FieldChoice[]; reason: VisaAskReason | null; note: string }

const findErrors = (t: WorkView['messages']['ask'], { fields, reason, note }: AskInput): Errors => ({
  ...(fields.length === 0 && { fields: t.noFields }),
  ...(!reason && { reason: t.noReason }),
  ...(reason === 'other' && !note.trim() && { note: t.noNote }),
})

const toField = ({ applicant, field }: FieldChoice) => ({ applicant, field })

const keyOf = ({ applicant, field }: Pick<FieldChoice, 'applicant' | 'field'>): string => `${applicant} ${field}`

const toChoices = ({ people, fields }: WorkView): FieldChoice[] =>
  people.flatMap(({ number, isolatedName: name }) =>
    [...fields.papers, ...fields.data].map(({ field, label }) => ({ applicant: number, name, field, label })),
  )
