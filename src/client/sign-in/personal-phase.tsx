import { genders } from '../../domain/accounts/profile.ts'
import { toDay } from '../../domain/time/day.ts'
import { BirthdayField } from '../../ui/birthday-field.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { useCall, useSignOut } from '../session/auth.ts'
import { useLocale } from '../text.tsx'
import { toFormErrors } from './form-errors.ts'
import { LinkButton } from './link-button.tsx'
import { PhaseForm } from './phase-form.tsx'
import type { Flow } from './use-flow.ts'
import { useSubmission } from './use-submission.ts'

export function PersonalPhase({ flow }: { flow: Flow }) {
  const { text, close } = flow
  const locale = useLocale()
  const signOut = useSignOut()
  const { submission, send } = usePersonalDetails(flow)
  const { fields } = submission.errors
  const messages = text.personal

  return (
    <>
      <p className="mb-4 text-ink-soft">{messages.lead}</p>
      <PhaseForm label={messages.title} submission={submission} text={text} action={messages.save} onSubmit={send}>
        <Field
          label={messages.name}
          name="name"
          autoComplete="name"
          required
          description={messages.nameHint}
          error={fields.name}
        />
        <BirthdayField
          label={messages.dateOfBirth}
          labels={messages}
          name="dateOfBirth"
          locale={locale}
          today={toDay(new Date())}
          error={fields.dateOfBirth}
        />
        <Select label={messages.gender} name="gender" autoComplete="sex" error={fields.gender}>
          <option value="">{messages.noGender}</option>
          {genders.map((gender) => (
            <option key={gender} value={gender}>
              {messages[gender]}
            </option>
          ))}
        </Select>
        <Field
          label={messages.email}
          name="email"
          type="email"
          autoComplete="email"
          isLtr
          description={messages.emailHint}
          error={fields.email}
        />
      </PhaseForm>
      <p className="text-center">
        <LinkButton onPress={() => void signOut().then(close)}>{messages.signOut}</LinkButton>
      </p>
    </>
  )
}

function usePersonalDetails({ text, finishProfile }: Flow) {
  const locale = useLocale()
  const call = useCall()
  const submission = useSubmission()
  const send = (read: (name: string) => string) =>
    submission.submit(async () => {
      const name = read('name').trim()
      if (name === '') return { fields: { name: text.required }, problem: null }
      const body = {
        name,
        dateOfBirth: read('dateOfBirth'),
        gender: read('gender'),
        email: read('email').trim(),
        language: locale,
      }
      const outcome = await call('POST /customer/auth/register', { body }, { hide: { error: true } })
      // Filled in meanwhile, on another device.
      const isThere = !outcome.ok && outcome.body?.code === 'PROFILE_EXISTS'
      if (!outcome.ok && !isThere) return toFormErrors(outcome, text.offline)
      await finishProfile()
    })
  return { submission, send }
}
