import { useRevalidator } from 'react-router'
import { textOf, toFormProblem, useForm } from '../../../../client/forms/use-form.ts'
import { useCall } from '../../../../client/session/auth.ts'
import { refreshPersonal } from '../../../../client/session/personal.ts'
import { useLocale } from '../../../../client/text.tsx'
import { BirthdayField } from '../../../../ui/birthday-field.tsx'
import { Field } from '../../../../ui/field.tsx'
import { fieldLook } from '../../../../ui/field-look.ts'
import { FormAlert } from '../../../../ui/form-alert.tsx'
import { Radio } from '../../../../ui/radio.tsx'
import { Optional, SubmitRow } from './form-parts.tsx'
import type { Profile } from './load-profile.ts'
import { ProfileSection } from './profile-section.tsx'

type PersonalSectionProps = Pick<Profile, 'messages' | 'user' | 'today' | 'nameProblem'>

export function PersonalSection({ messages, user, today, nameProblem }: PersonalSectionProps) {
  const t = messages.personal
  const locale = useLocale()
  const call = useCall()
  const { revalidate } = useRevalidator()
  const { form, isPending, message, errorOf } = useForm(async (typed) => {
    const name = textOf(typed, 'name').trim()
    if (!name) return { message: messages.errors.form, fields: { name: messages.errors.required } }
    const [dateOfBirth, gender] = ['dateOfBirth', 'gender'].map((field) => textOf(typed, field).trim())
    const body = { name, dateOfBirth, gender }
    const outcome = await call('PUT /customer/auth/self', { body }, { hide: { error: true } })
    if (outcome.ok) await Promise.all([revalidate(), refreshPersonal()])
    return toFormProblem(outcome, messages.offline)
  })
  const optional = (label: string) => <Optional label={label} optional={messages.optional} />
  const genders = [
    { value: 'male', label: t.male },
    { value: 'female', label: t.female },
    { value: '', label: t.unsaid },
  ]
  return (
    <ProfileSection id="personal" title={t.title} value={user.name} hint={t.hint} isOpen={nameProblem !== null}>
      <form {...form} className="space-y-5">
        <FormAlert message={message} />
        <Field
          name="name"
          label={t.name}
          defaultValue={user.name}
          autoComplete="name"
          required
          error={errorOf('name') ?? nameProblem ?? undefined}
        />
        <BirthdayField
          name="dateOfBirth"
          label={optional(t.birthday)}
          labels={t}
          locale={locale}
          today={today}
          defaultValue={user.dateOfBirth}
          error={errorOf('dateOfBirth')}
        />
        <fieldset className={fieldLook.field}>
          <legend className={fieldLook.label}>{optional(t.gender)}</legend>
          <div className="flex flex-wrap gap-x-8">
            {genders.map(({ value, label }) => (
              <Radio key={value} name="gender" value={value} defaultChecked={value === (user.gender ?? '')}>
                {label}
              </Radio>
            ))}
          </div>
        </fieldset>
        <SubmitRow label={messages.save} pendingLabel={messages.saving} isPending={isPending} />
      </form>
    </ProfileSection>
  )
}
