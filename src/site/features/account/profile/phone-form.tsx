import { useState } from 'react'
import { textOf, toFormProblem, useForm } from '../../../../client/forms/use-form.ts'
import { useAuthCall } from '../../../../client/session/auth.ts'
import { useLocale } from '../../../../client/text.tsx'
import { type CountryCode, toPhoneNumber } from '../../../../domain/accounts/phone-number.ts'
import { localeFacts } from '../../../../i18n/locale-facts.ts'
import { CountryCodePicker } from '../../../../ui/country-code-picker.tsx'
import { FormAlert } from '../../../../ui/form-alert.tsx'
import { PhoneField } from '../../../../ui/phone-field.tsx'
import { CancelFormButton, SubmitRow } from './form-parts.tsx'
import type { Profile } from './load-profile.ts'
import { type PendingPhone, toPendingPhone } from './pending-phone.ts'
import { useConfirmation } from './use-confirmation.tsx'

type PhoneFormProps = Pick<Profile, 'messages' | 'user' | 'phone' | 'countries'> & {
  onSent: (pending: PendingPhone) => void
  onCancel: () => void
}

export function PhoneForm({ messages, user, phone: present, countries, onSent, onCancel }: PhoneFormProps) {
  const t = messages.phone
  const authCall = useAuthCall()
  const locale = useLocale()
  const [country, setCountry] = useState<CountryCode>('IQ')
  const { run, dialog } = useConfirmation({ messages, user, phone: present })
  const { form, isPending, message, errorOf } = useForm(async (typed) => {
    const phone = toPhoneNumber(country, textOf(typed, 'newIdentifier'))
    if (!phone) return { message: messages.errors.form, fields: { newIdentifier: messages.errors.required } }
    const outcome = await run((confirmation) => {
      const body = { identifierId: user.phone ?? undefined, newIdentifier: phone, confirmation }
      return authCall('POST /public/auth/initiate-update-identifier', { body }, { hide: { error: true } })
    })
    if (!outcome) return null
    if (!outcome.ok) return toFormProblem(outcome, messages.offline)
    onSent(toPendingPhone(outcome.body, phone, user.id, Date.now()))
    return null
  })
  return (
    <>
      <form {...form} className="space-y-5">
        <FormAlert message={message} />
        <PhoneField
          name="newIdentifier"
          label={t.label}
          placeholder={country === 'IQ' ? '0770 123 4567' : undefined}
          autoFocus
          error={errorOf('newIdentifier')}
          country={
            <CountryCodePicker
              label={t.country}
              direction={localeFacts[locale].direction}
              countries={countries}
              value={country}
              onChange={(code) => setCountry(code as CountryCode)}
            />
          }
        />
        <SubmitRow label={t.send} pendingLabel={t.sending} isPending={isPending}>
          <CancelFormButton label={messages.cancel} onCancel={onCancel} />
        </SubmitRow>
      </form>
      {dialog}
    </>
  )
}
