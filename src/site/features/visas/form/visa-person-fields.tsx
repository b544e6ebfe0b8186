import type { PersonField } from '../../../../domain/visas/visa-applicant.ts'
import { Field, Select } from '../../../../ui/field.tsx'
import { fieldLook } from '../../../../ui/field-look.ts'
import { TypedDateField } from '../../../../ui/typed-date-field.tsx'
import { bindFields } from '../../travellers/bind-fields.ts'
import { GenderField } from '../../travellers/person-fields.tsx'
import type { VisaFieldMessages } from './visa-field-messages.ts'

export type PersonTexts = Record<PersonField, string>

export const emptyPersonTexts: PersonTexts = {
  fullName: '',
  birthDate: '',
  gender: '',
  passportNumber: '',
  passportExpiresOn: '',
  nationality: '',
}

type VisaPersonFieldsProps = {
  messages: VisaFieldMessages
  person: PersonTexts
  onChange: (field: PersonField, value: string) => void
  errorOf: (field: PersonField) => string | undefined
  /** Those that are open; all of them where nothing is said. */
  only?: readonly string[]
  /** Sets the fields of one person apart from those of another. */
  section: string
}

/** A person, as their passport says it. */
export function VisaPersonFields(props: VisaPersonFieldsProps) {
  const { messages, person, onChange, errorOf, only, section } = props
  const { fields } = messages
  const isOpen = (field: PersonField) => !only || only.includes(field)
  const fill = (token: string) => `section-${section} ${token}`
  const { bind, bindDate } = bindFields({ person, onChange, errorOf })
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {isOpen('fullName') && (
        <Field
          {...bind('fullName')}
          required
          label={messages.fullName}
          description={messages.nameHint}
          autoComplete={fill('name')}
          autoCapitalize="characters"
          maxLength={120}
          className="sm:col-span-2"
          isLtr
        />
      )}
      {isOpen('birthDate') && (
        <TypedDateField
          {...bindDate('birthDate')}
          required
          label={fields.birthDate}
          description={fields.dateHint}
          autoComplete={fill('bday')}
        />
      )}
      {isOpen('gender') && (
        <GenderField
          legend={fields.gender}
          messages={fields}
          name={`${section}-gender`}
          value={person.gender}
          error={errorOf('gender')}
          onChange={(value) => onChange('gender', value)}
        />
      )}
      <PassportFields {...props} />
    </div>
  )
}

function PassportFields({ messages, person, onChange, errorOf, only, section }: VisaPersonFieldsProps) {
  const { fields } = messages
  const isOpen = (field: PersonField) => !only || only.includes(field)
  const { bind, bindDate } = bindFields({ person, onChange, errorOf })
  // With a single nationality to choose from there is nothing to choose.
  const [single, ...others] = messages.countries
  const isSingle = single !== undefined && others.length === 0 && person.nationality === single.code
  return (
    <>
      {isOpen('passportNumber') && (
        <Field
          {...bind('passportNumber')}
          required
          label={fields.passportNumber}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          isLtr
        />
      )}
      {isOpen('passportExpiresOn') && (
        <TypedDateField
          {...bindDate('passportExpiresOn')}
          required
          label={fields.passportExpiresOn}
          description={messages.passportMonths}
          autoComplete="off"
        />
      )}
      {isOpen('nationality') && isSingle && (
        <p className={fieldLook.field}>
          <span className={fieldLook.label}>{fields.nationality}</span>
          <span className="flex min-h-11 items-center">{single.name}</span>
        </p>
      )}
      {isOpen('nationality') && !isSingle && (
        <Select
          {...bind('nationality')}
          required
          label={fields.nationality}
          autoComplete={`section-${section} country`}
        >
          <option value="" />
          {messages.countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </>
  )
}
