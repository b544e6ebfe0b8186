import type { Locale } from '../../../domain/text/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field, Select } from '../../../ui/field.tsx'
import { PhoneField } from '../../../ui/phone-field.tsx'
import { Radio } from '../../../ui/radio.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { ShowcaseSection } from './section.tsx'
import { showcaseText } from './showcase-text.ts'

export function LightForm({ locale }: { locale: Locale }) {
  const t = showcaseText[locale]
  return (
    <ShowcaseSection id={`${locale}-form`} title="Field, PhoneField, Select, TextArea, Checkbox, Radio, Button">
      <div className="grid gap-5 md:grid-cols-2">
        <Field label={t.name} description={t.nameHint} autoComplete="name" />
        <Field label={t.email} error={t.emailError} defaultValue="sara.example.com" type="email" isLtr />
        <PhoneField label={t.phone} description={t.phoneHint} placeholder="770 123 4567" />
        <Select label={t.city} defaultValue={t.cities[2]}>
          {t.cities.map((city) => (
            <option key={city}>{city}</option>
          ))}
        </Select>
        <TextArea label={t.note} rows={2} className="md:col-span-2" />
        <Checkbox defaultChecked>{t.agree}</Checkbox>
        <div className="flex flex-wrap gap-5">
          {t.cities.slice(0, 2).map((city, index) => (
            <Radio key={city} name={`${locale}-city`} defaultChecked={index === 0}>
              {city}
            </Radio>
          ))}
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="button">{t.book}</Button>
          <Button type="button" isPending pendingLabel={t.wait}>
            {t.book}
          </Button>
        </div>
      </div>
    </ShowcaseSection>
  )
}
