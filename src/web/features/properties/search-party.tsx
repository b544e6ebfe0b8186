import { type ChangeEvent, useState } from 'react'
import { fillCount } from '../../../i18n/fill.ts'
import { useLocale } from '../../text.tsx'
import { fieldLook } from '../../ui/field-look.ts'
import { frameIcon } from '../../ui/icon.tsx'
import { PlainSelect } from '../../ui/plain-field.tsx'
import { panelLook, summaryLook } from './search-look.ts'
import { Options, SelectField } from './select-field.tsx'
import type { SearchedParty } from './stay-search-data.ts'

// By itself: what stands beside it elsewhere is of pages that are booked from.
const UsersIcon = frameIcon('users')

type SearchPartyProps = { party: SearchedParty; lacksAges: boolean; label: string; isLarge: boolean }

/** The age of each child is asked as soon as there is one: room and price depend on it. */
export function SearchParty({ party: { adults, children, forms, ages }, lacksAges, label, isLarge }: SearchPartyProps) {
  const [counts, setCounts] = useState({ adults: String(adults.value), children: String(children.value) })
  const locale = useLocale()
  const count = Number(counts.children)
  const change =
    (name: keyof typeof counts) =>
    ({ currentTarget: { value } }: ChangeEvent<HTMLSelectElement>) =>
      setCounts({ ...counts, [name]: value })
  const said = [
    counts.adults && fillCount(locale, Number(counts.adults), forms.adults),
    count > 0 && fillCount(locale, count, forms.children),
  ].filter(Boolean)
  return (
    <details name="stay-search" className={`min-w-0 md:relative ${isLarge ? 'max-md:col-span-full' : ''}`}>
      <summary className={summaryLook}>
        <UsersIcon className="size-5 shrink-0 text-brand" />
        <span className="truncate">{said.join(' · ') || label}</span>
      </summary>
      <fieldset className={`${panelLook} p-4 md:end-0`}>
        <legend className="sr-only">{label}</legend>
        <div className="grid grid-cols-2 gap-3">
          <SelectField field={adults} onChange={change('adults')} />
          <SelectField field={children} onChange={change('children')} />
        </div>
        {count > 0 && (
          <>
            <div className="mt-3 grid grid-cols-2 gap-3">
              {ages.labels.slice(0, count).map((age, place) => (
                <PlainSelect
                  key={age}
                  id={`search-age-${place}`}
                  name="age"
                  label={age}
                  defaultValue={ages.values[place] ?? ''}
                  aria-invalid={lacksAges || undefined}
                  className="min-w-0"
                >
                  <Options of={ages.options} />
                </PlainSelect>
              ))}
            </div>
            {(lacksAges || ages.error) && (
              <p role="alert" className={fieldLook.error}>
                {lacksAges ? ages.missing : ages.error}
              </p>
            )}
            <p className={`${fieldLook.hint} not-noscript:hidden`}>{ages.hint}</p>
          </>
        )}
      </fieldset>
    </details>
  )
}
