import { countryCodes, dialCodes } from '../../domain/accounts/phone-number.ts'
import { localeFacts } from '../../i18n/locale-facts.ts'
import { CountryCodePicker } from '../../ui/country-code-picker.tsx'
import { PhoneField } from '../../ui/phone-field.tsx'
import { useLocale } from '../text.tsx'
import type { Flow, TypedPhone } from './use-flow.ts'

type PhoneInputProps = { flow: Flow; error?: string; autoComplete: 'username' | 'tel' }

/** The number stays through all phases: a person who forgot the password does not type it twice. */
export function PhoneInput({ flow: { text, phone, setPhone }, error, autoComplete }: PhoneInputProps) {
  const locale = useLocale()
  return (
    <PhoneField
      label={text.phone}
      error={error}
      autoComplete={autoComplete}
      placeholder={phone.country === 'IQ' ? '0770 123 4567' : undefined}
      value={phone.typed}
      onChange={(event) => setPhone({ ...phone, typed: event.currentTarget.value })}
      country={
        <CountryCodePicker
          label={text.country}
          direction={localeFacts[locale].direction}
          countries={countryCodes.map((code) => ({ code, name: text.countries[code], dial: dialCodes[code] }))}
          value={phone.country}
          onChange={(country) => setPhone({ ...phone, country: country as TypedPhone['country'] })}
        />
      }
    />
  )
}
