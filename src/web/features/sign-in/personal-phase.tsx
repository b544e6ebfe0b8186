import { toDay } from '../../../domain/day.ts'
import { genders } from '../../../domain/profile.ts'
import { useCall, useSignOut } from '../../auth.ts'
import { useLocale } from '../../text.tsx'
import { BirthdayField } from '../../ui/birthday-field.tsx'
import { PlainField, PlainSelect } from '../../ui/plain-field.tsx'
import { toFaults } from './faults.ts'
import { LinkButton } from './link-button.tsx'
import { PhaseForm } from './phase-form.tsx'
import type { Flow } from './use-flow.ts'
import { useSubmission } from './use-submission.ts'

export function PersonalPhase({ flow: { text, close, finishProfile } }: { flow: Flow }) {
  const locale = useLocale()
  const call = useCall()
  const signOut = useSignOut()
  const submission = useSubmission()
  const { fields } = submission.faults
  const words = text.personal

  const send = (given: (name: string) => string) =>
    submission.submit(async () => {
      const name = given('name').trim()
      if (name === '') return { fields: { name: text.required }, problem: null }
      const body = {
        name,
        dateOfBirth: given('dateOfBirth'),
        gender: given('gender'),
        email: given('email').trim(),
        language: locale,
      }
      const outcome = await call('POST /customer/auth/register', { body }, { hide: { error: true } })
      // Filled in meanwhile, on another device.
      const isThere = !outcome.ok && outcome.body?.code === 'PROFILE_EXISTS'
      if (!outcome.ok && !isThere) return toFaults(outcome, text.offline)
      await finishProfile()
    })

  return (
    <>
      <p className="mb-4 text-ink-soft">{words.lead}</p>
      <PhaseForm label={words.title} submission={submission} text={text} action={words.save} onSubmit={send}>
        <PlainField
          label={words.name}
          name="name"
          autoComplete="name"
          required
          description={words.nameHint}
          error={fields.name}
        />
        <BirthdayField
          label={words.dateOfBirth}
          labels={words}
          name="dateOfBirth"
          locale={locale}
          today={toDay(new Date())}
          error={fields.dateOfBirth}
        />
        <PlainSelect label={words.gender} name="gender" autoComplete="sex" error={fields.gender}>
          <option value="">{words.noGender}</option>
          {genders.map((gender) => (
            <option key={gender} value={gender}>
              {words[gender]}
            </option>
          ))}
        </PlainSelect>
        <PlainField
          label={words.email}
          name="email"
          type="email"
          autoComplete="email"
          isLtr
          description={words.emailHint}
          error={fields.email}
        />
      </PhaseForm>
      <p className="text-center">
        <LinkButton onPress={() => void signOut().then(close)}>{words.signOut}</LinkButton>
      </p>
    </>
  )
}
