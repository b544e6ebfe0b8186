import { type Uploads, useUploads } from '../../../../client/uploads/use-uploads.ts'
import type { PersonField } from '../../../../domain/visas/visa-applicant.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormAlert } from '../../../../ui/form-alert.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { VisaPaperFields } from '../form/visa-paper-fields.tsx'
import { VisaPersonFields } from '../form/visa-person-fields.tsx'
import { VisaQuestionFields } from '../form/visa-question-fields.tsx'
import type { ApplicationView } from './load-application.ts'
import type { AskedPerson, TypedAnswer } from './to-asked.ts'
import { toAskForm, useAnswering } from './use-answering.ts'

type AskedFormProps = { view: ApplicationView; asked: NonNullable<ApplicationView['asked']> }

/** Exactly the fields that were asked for, of those they were asked of. */
export function AskedForm({ view, asked }: AskedFormProps) {
  const { messages, fieldMessages } = asked
  const uploads = useUploads()
  const { form, at, note, changePerson, changeAnswer, changeNote } = useAnswering(view, asked, uploads)
  return (
    <Panel title={messages.title} className="print:hidden">
      <p className="mb-4">{asked.reason}</p>
      <p className="mb-4 scripted:hidden">{messages.noScript}</p>
      <form {...form.form} className="space-y-6 noscript:hidden">
        <FormAlert message={form.message} />
        {asked.people.map((person, index) => (
          <AskedPersonFields
            key={person.number}
            messages={fieldMessages}
            asked={person}
            typed={at(person.number)}
            onField={(field, value) => changePerson(person.number, field, value)}
            onAnswer={(key, value) => changeAnswer(person.number, key, value)}
            form={toAskForm(view.id, person.number)}
            uploads={uploads}
            errorOf={(field) => form.errorOf(`applicants.${index}.${field}`)}
          />
        ))}
        <TextArea
          value={note}
          onChange={(event) => changeNote(event.currentTarget.value)}
          label={messages.note}
          maxLength={1_000}
          rows={3}
          dir="auto"
          error={form.errorOf('note')}
        />
        <Button isPending={form.isPending} pendingLabel={messages.sending} className="max-sm:w-full">
          {messages.send}
        </Button>
      </form>
    </Panel>
  )
}

type AskedPersonFieldsProps = {
  messages: AskedFormProps['asked']['fieldMessages']
  asked: AskedPerson
  typed: TypedAnswer
  onField: (field: PersonField, value: string) => void
  onAnswer: (key: string, value: string) => void
  form: string
  uploads: Uploads
  errorOf: (field: string) => string | undefined
}

function AskedPersonFields(props: AskedPersonFieldsProps) {
  const { messages, asked, typed, onField, onAnswer, form, uploads, errorOf } = props
  const { number, name, fields, papers, questions } = asked
  return (
    <fieldset className="min-w-0 space-y-4">
      <legend className="text-lg font-semibold">
        <bdi dir="ltr" lang="">
          {name}
        </bdi>
      </legend>
      {fields.length > 0 && (
        <VisaPersonFields
          messages={messages}
          person={typed.person}
          onChange={onField}
          errorOf={errorOf}
          only={fields}
          section={`asked-${number}`}
        />
      )}
      {papers.length > 0 && (
        <VisaPaperFields
          messages={messages}
          papers={papers}
          form={form}
          uploads={uploads}
          errorOf={(field) => errorOf(`papers.${field}`)}
        />
      )}
      {questions.length > 0 && (
        <VisaQuestionFields
          messages={messages}
          questions={questions}
          answers={typed.answers}
          onChange={onAnswer}
          errorOf={(key) => errorOf(`answers.${key}`)}
        />
      )}
    </fieldset>
  )
}
