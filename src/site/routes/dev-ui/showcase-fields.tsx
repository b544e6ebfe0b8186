import type { Locale } from '../../../domain/text/locale.ts'
import { PhoneField } from '../../../ui/phone-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { Section } from './section.tsx'
import type { ShowcaseText } from './showcase-text.ts'

export function ShowcaseFields({ locale, t }: { locale: Locale; t: ShowcaseText }) {
  const cities = t.cities.map((label, index) => ({ id: String(index), label }))
  return (
    <Section id={`${locale}-fields`} title="TextField, PhoneField, Select, TextAreaField">
      <div className="grid gap-5 md:grid-cols-2">
        <TextField label={t.name} description={t.nameHint} autoComplete="name" />
        <TextField label={t.email} error={t.emailError} defaultValue="sara.example.com" type="email" isLtr />
        <PhoneField label={t.phone} description={t.phoneHint} placeholder="770 123 4567" />
        <Select label={t.city} items={cities} placeholder={t.cityPlaceholder} />
        <TextAreaField label={t.note} rows={3} className="md:col-span-2" />
      </div>
    </Section>
  )
}
