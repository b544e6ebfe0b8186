import type { ReactNode } from 'react'
import { travellerLimits } from '../../../domain/accounts/traveller.ts'
import { Field, Select } from '../../../ui/field.tsx'
import { fieldLook } from '../../../ui/field-look.ts'
import { Radio } from '../../../ui/radio.tsx'
import { TypedDateField } from '../../../ui/typed-date-field.tsx'
import { bindFields } from './bind-fields.ts'
import type { PersonDraft, TravellerField } from './traveller-draft.ts'
import type { TravellerMessages } from './traveller-messages.ts'

type PersonFieldsProps = {
  messages: Pick<TravellerMessages, 'fields' | 'countries'>
  person: PersonDraft
  onChange: (field: TravellerField, value: string) => void
  errorOf: (field: TravellerField) => string | undefined
  hasBirthDate: boolean
  hasPassport: boolean
  /** All but the names may be left empty. */
  isForLater?: boolean
  /** Sets the fields of one person apart from those of another: for the browser that fills them in, and for the radio buttons. */
  section: string
}

export function PersonFields(props: PersonFieldsProps) {
  const { messages, person, onChange, errorOf, hasBirthDate, hasPassport, isForLater = false, section } = props
  const t = messages.fields
  // Only a passport has Latin letters.
  const isLatin = hasPassport || isForLater
  const nameHint = isLatin ? t.nameHint : t.anyNameHint
  const fill = (token: string) => `section-${section} ${token}`
  const { bind, bindDate } = bindFields({ person, onChange, errorOf })
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        {...bind('firstName')}
        label={t.firstName}
        description={nameHint}
        autoComplete={fill('given-name')}
        autoCapitalize="words"
        maxLength={travellerLimits.name}
        required
        isLtr={isLatin}
      />
      <Field
        {...bind('lastName')}
        label={t.lastName}
        description={nameHint}
        autoComplete={fill('family-name')}
        autoCapitalize="words"
        maxLength={travellerLimits.name}
        required
        isLtr={isLatin}
      />
      {hasBirthDate && (
        <TypedDateField
          {...bindDate('birthDate')}
          label={isForLater ? <Optional label={t.birthDate} hint={t.optional} /> : t.birthDate}
          description={t.dateHint}
          autoComplete={fill('bday')}
          required={!isForLater}
        />
      )}
      {hasPassport && <PassportFields {...props} />}
    </div>
  )
}

function PassportFields({ messages, person, onChange, errorOf, isForLater = false, section }: PersonFieldsProps) {
  const t = messages.fields
  const optional = (text: string) => <Optional label={text} hint={t.optional} />
  const label = (text: string) => (isForLater ? optional(text) : text)
  const { bind, bindDate } = bindFields({ person, onChange, errorOf })
  return (
    <>
      <GenderField
        legend={label(t.gender)}
        messages={t}
        name={`${section}-gender`}
        value={person.gender}
        error={errorOf('gender')}
        onChange={(value) => onChange('gender', value)}
      />
      <Field
        {...bind('passportNumber')}
        label={label(t.passportNumber)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={travellerLimits.passport.max}
        required={!isForLater}
        isLtr
      />
      <TypedDateField
        {...bindDate('passportExpiresOn')}
        label={label(t.passportExpiresOn)}
        description={isForLater ? t.expiryHint : t.sixMonths}
        autoComplete="off"
        required={!isForLater}
      />
      <Select {...bind('nationality')} label={optional(t.nationality)} autoComplete={`section-${section} country`}>
        <option value="" />
        {messages.countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
    </>
  )
}

const Optional = ({ label, hint }: { label: string; hint: string }) => (
  <>
    {label} <span className="font-normal text-ink-soft">({hint})</span>
  </>
)

type GenderFieldProps = {
  legend: ReactNode
  messages: { male: string; female: string }
  name: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

export const GenderField = ({ legend, messages, name, value, error, onChange }: GenderFieldProps) => (
  <fieldset className={fieldLook.field}>
    <legend className={fieldLook.label}>{legend}</legend>
    <div className="flex flex-wrap gap-x-8">
      {(['male', 'female'] as const).map((gender) => (
        <Radio
          key={gender}
          name={name}
          value={gender}
          checked={value === gender}
          onChange={() => onChange(gender)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${name}-error` : undefined}
        >
          {messages[gender]}
        </Radio>
      ))}
    </div>
    {error && (
      <p id={`${name}-error`} className={fieldLook.error}>
        {error}
      </p>
    )}
  </fieldset>
)
