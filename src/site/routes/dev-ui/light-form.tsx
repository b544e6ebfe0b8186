import type { Locale } from '../../../domain/text/locale.ts'
import { PlainButton } from '../../../ui/plain-button.tsx'
import { PlainCheckbox } from '../../../ui/plain-checkbox.tsx'
import { PlainField, PlainSelect } from '../../../ui/plain-field.tsx'
import { PlainPhoneField } from '../../../ui/plain-phone-field.tsx'
import { PlainRadio } from '../../../ui/plain-radio.tsx'
import { PlainTextArea } from '../../../ui/plain-text-area.tsx'
import { Section } from './section.tsx'
import { showcaseText } from './showcase-text.ts'

export function LightForm({ locale }: { locale: Locale }) {
  const t = showcaseText[locale]
  return (
    <Section
      id={`${locale}-plain`}
      title="PlainField, PlainPhoneField, PlainSelect, PlainTextArea, PlainCheckbox, PlainRadio, PlainButton"
    >
      <div className="grid gap-5 md:grid-cols-2">
        <PlainField label={t.name} description={t.nameHint} autoComplete="name" />
        <PlainField label={t.email} error={t.emailError} defaultValue="sara.example.com" type="email" isLtr />
        <PlainPhoneField label={t.phone} description={t.phoneHint} placeholder="770 123 4567" />
        <PlainSelect label={t.city} defaultValue={t.cities[2]}>
          {t.cities.map((city) => (
            <option key={city}>{city}</option>
          ))}
        </PlainSelect>
        <PlainTextArea label={t.note} rows={2} className="md:col-span-2" />
        <PlainCheckbox defaultChecked>{t.agree}</PlainCheckbox>
        <div className="flex flex-wrap gap-5">
          {t.cities.slice(0, 2).map((city, index) => (
            <PlainRadio key={city} name={`${locale}-city`} defaultChecked={index === 0}>
              {city}
            </PlainRadio>
          ))}
        </div>
        <div className="flex flex-wrap gap-3">
          <PlainButton type="button">{t.book}</PlainButton>
          <PlainButton type="button" isPending pendingLabel={t.wait}>
            {t.book}
          </PlainButton>
        </div>
      </div>
    </Section>
  )
}
