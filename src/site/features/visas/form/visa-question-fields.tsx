import type { Ok } from '../../../../contract/contract.ts'
import { visaLimits } from '../../../../domain/visas/visa-form.ts'
import { Field, Select } from '../../../../ui/field.tsx'
import { TypedDateField } from '../../../../ui/typed-date-field.tsx'
import type { VisaFieldMessages } from './visa-field-messages.ts'

export type VisaQuestion = Ok<'GET /public/visa-forms/{id}'>['questions'][number]

type VisaQuestionFieldsProps = {
  messages: Pick<VisaFieldMessages, 'optional' | 'fields'>
  questions: readonly VisaQuestion[]
  answers: Readonly<Record<string, string>>
  onChange: (key: string, value: string) => void
  errorOf: (key: string) => string | undefined
}

/** Further questions of a visa, each in its kind. */
export const VisaQuestionFields = ({ messages, questions, answers, onChange, errorOf }: VisaQuestionFieldsProps) => (
  <div className="grid gap-4">
    {questions.map(({ key, kind, isRequired, label, options }) => {
      const bound = {
        label: isRequired ? (
          label
        ) : (
          <>
            {label} <span className="font-normal text-ink-soft">({messages.optional})</span>
          </>
        ),
        value: answers[key] ?? '',
        error: errorOf(key),
        required: isRequired,
      }
      if (kind === 'date')
        return (
          <TypedDateField
            key={key}
            {...bound}
            description={messages.fields.dateHint}
            onChange={(value) => onChange(key, value)}
          />
        )
      if (kind === 'choice')
        return (
          <Select key={key} {...bound} onChange={(event) => onChange(key, event.currentTarget.value)}>
            <option value="" />
            {options.map((option) => (
              <option key={option.key} value={option.key}>
                {option.label}
              </option>
            ))}
          </Select>
        )
      return (
        <Field
          key={key}
          {...bound}
          maxLength={visaLimits.answer}
          dir="auto"
          onChange={(event) => onChange(key, event.currentTarget.value)}
        />
      )
    })}
  </div>
)
