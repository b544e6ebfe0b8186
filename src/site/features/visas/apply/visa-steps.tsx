import type { Uploads } from '../../../../client/uploads/use-uploads.ts'
import { fill } from '../../../../i18n/fill.ts'
import { Button } from '../../../../ui/button.tsx'
import { Select } from '../../../../ui/field.tsx'
import { TypedDateField } from '../../../../ui/typed-date-field.tsx'
import { Block } from '../../checkout/block.tsx'
import { PassportLines } from '../form/passport-lines.tsx'
import { VisaPaperFields } from '../form/visa-paper-fields.tsx'
import { VisaPersonFields } from '../form/visa-person-fields.tsx'
import { VisaQuestionFields } from '../form/visa-question-fields.tsx'
import { toUploadForm } from './check-step.ts'
import type { VisaCheckout } from './load-visa.ts'
import type { VisaDraftState } from './use-visa-draft.ts'

export type StepProps = {
  data: VisaCheckout
  state: VisaDraftState
  uploads: Uploads
  /** By the key of the call. */
  errorOf: (field: string) => string | undefined
}

export function PeopleStep({ data, state, uploads, errorOf }: StepProps) {
  const { messages, form } = data
  const { draft } = state
  const remove = (key: string) => {
    const own = uploads.items.filter((item) => item.form === toUploadForm(data.visaId, key))
    for (const item of own) void uploads.remove(item.key)
    state.removePerson(key)
  }
  return (
    <>
      <Block id="trip" title={messages.trip}>
        <Trip data={data} state={state} errorOf={errorOf} />
      </Block>
      {draft.people.map((person, index) => (
        <Block key={person.key} id={`person-${person.key}`} title={fill(messages.person, { number: index + 1 })}>
          <SavedChoice data={data} onTake={(id) => state.take(person.key, id)} />
          <PassportLines
            messages={data.linesMessages}
            today={data.today}
            lines={person.machineReadable}
            onFill={(read, lines) => state.takeLines(person.key, read, lines)}
            onChange={() => person.machineReadable && state.forgetLines(person.key)}
            error={errorOf(`applicants.${index}.machineReadable`)}
          />
          <VisaPersonFields
            messages={data.fieldMessages}
            person={person}
            onChange={(field, value) => state.changePerson(person.key, field, value)}
            errorOf={(field) => errorOf(`applicants.${index}.${field}`)}
            section={`person-${index + 1}`}
          />
          {draft.people.length > 1 && (
            <Button type="button" tone="ghost" size="small" onClick={() => remove(person.key)}>
              {fill(messages.removePerson, { number: index + 1 })}
            </Button>
          )}
        </Block>
      ))}
      {draft.people.length < form.maxPeople && (
        <Button type="button" tone="quiet" onClick={state.addPerson} className="max-sm:w-full">
          {messages.addPerson}
        </Button>
      )}
    </>
  )
}

function Trip({ data, state, errorOf }: Omit<StepProps, 'uploads'>) {
  const { messages, purposes } = data
  const { draft, change } = state
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {purposes.length > 0 && (
        <Select
          label={messages.purpose}
          value={draft.purpose}
          error={errorOf('purpose')}
          onChange={(event) => change({ purpose: event.currentTarget.value })}
          className="sm:col-span-2"
          required
        >
          <option value="">{messages.choosePurpose}</option>
          {purposes.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </Select>
      )}
      <TypedDateField
        label={messages.travelDate}
        description={messages.dateHint}
        value={draft.travelDate}
        error={errorOf('travelDate')}
        onChange={(travelDate) => change({ travelDate })}
        required
      />
      <TypedDateField
        label={
          <>
            {messages.returnDate} <span className="font-normal text-ink-soft">({messages.optional})</span>
          </>
        }
        description={messages.dateHint}
        value={draft.returnDate}
        error={errorOf('returnDate')}
        onChange={(returnDate) => change({ returnDate })}
      />
    </div>
  )
}

function SavedChoice({ data, onTake }: { data: VisaCheckout; onTake: (id: number) => void }) {
  if (data.saved.length === 0) return null
  return (
    <fieldset className="mb-4 min-w-0">
      <legend className="note mb-1.5">{data.messages.saved}</legend>
      <div className="flex flex-wrap gap-2">
        {data.saved.map(({ id, firstName, lastName }) => (
          <Button key={id} type="button" size="small" tone="quiet" onClick={() => onTake(id)}>
            <bdi dir="ltr" lang="">
              {firstName} {lastName}
            </bdi>
          </Button>
        ))}
      </div>
    </fieldset>
  )
}

/** The name so far, in the letters of the passport; or the number. */
const toName = (data: VisaCheckout, name: string, index: number) =>
  name.trim() ? (
    <bdi dir="ltr" lang="">
      {name}
    </bdi>
  ) : (
    fill(data.messages.person, { number: index + 1 })
  )

export const PapersStep = ({ data, state, uploads, errorOf }: StepProps) =>
  state.draft.people.map(({ key, fullName }, index) => (
    <Block key={key} id={`papers-${key}`} title={toName(data, fullName, index)}>
      <VisaPaperFields
        messages={data.fieldMessages}
        papers={data.form.papers}
        form={toUploadForm(data.visaId, key)}
        uploads={uploads}
        errorOf={(field) => errorOf(`applicants.${index}.papers.${field}`)}
      />
    </Block>
  ))

export const QuestionsStep = ({ data, state, errorOf }: StepProps) =>
  state.draft.people.map(({ key, fullName, answers }, index) => (
    <Block key={key} id={`questions-${key}`} title={toName(data, fullName, index)}>
      <VisaQuestionFields
        messages={data.fieldMessages}
        questions={data.form.questions}
        answers={answers}
        onChange={(question, answer) => state.changeAnswer(key, question, answer)}
        errorOf={(question) => errorOf(`applicants.${index}.answers.${question}`)}
      />
    </Block>
  ))
