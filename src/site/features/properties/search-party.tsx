import { useRef, useState } from 'react'
import { useLocale } from '../../../client/text.tsx'
import { fillCount } from '../../../i18n/fill.ts'
import { buttonClass } from '../../../ui/button-link.tsx'
import { Field, Select } from '../../../ui/field.tsx'
import { fieldLook } from '../../../ui/field-look.ts'
import { frameIcon } from '../../../ui/icon.tsx'
import { Stepper } from '../../../ui/stepper.tsx'
import { summaryLook } from './search-look.ts'
import type { SearchedParty } from './stay-search-data.ts'

// By itself: what stands beside it elsewhere is of pages that are booked from.
const UsersIcon = frameIcon('users')

type Name = 'adults' | 'children'
const names: readonly Name[] = ['adults', 'children']

/** The default party: a property's own page reads an address without one in the same way. */
const usual: Record<Name, number> = { adults: 2, children: 0 }

type SearchPartyProps = { party: SearchedParty; lacksAges: boolean; label: string; isLarge: boolean }

/** A sheet with steppers on a phone, below its field on wide screens. The age of each child is asked as soon as there is one. */
export function SearchParty({ party, lacksAges, label, isLarge }: SearchPartyProps) {
  const { messages, forms, ages } = party
  const [counts, setCounts] = useState({ adults: countOf(party, 'adults'), children: countOf(party, 'children') })
  const [hasOpened, setHasOpened] = useState(false)
  const locale = useLocale()
  const field = useRef<HTMLDetailsElement>(null)
  const said = names.flatMap((name) => (counts[name] > 0 ? fillCount(locale, counts[name], forms[name]) : []))
  // Who comes as usual leaves the address as it is.
  const isUsual = names.every((name) => counts[name] === usual[name])
  const toSent = (name: Name) => (isUsual || counts[name] === 0 ? '' : String(counts[name]))
  const change = (name: Name, value: number) => setCounts({ ...counts, [name]: value })
  const close = () => {
    field.current?.removeAttribute('open')
    field.current?.querySelector('summary')?.focus()
  }
  return (
    <details
      ref={field}
      name="stay-search"
      onToggle={() => setHasOpened(true)}
      className={`min-w-0 md:relative ${isLarge ? 'max-md:col-span-full' : ''}`}
    >
      <summary className={summaryLook}>
        <UsersIcon className="size-5 shrink-0 text-brand" />
        <span className="truncate">{said.join(' · ')}</span>
      </summary>
      <fieldset className="search-sheet">
        <legend className="sr-only">{label}</legend>
        <div className="p-4">
          {hasOpened && <Steppers party={party} label={label} counts={counts} onChange={change} />}
          {names.map((name) => (
            <Field
              key={name}
              type="number"
              id={`filter-${name}`}
              name={name}
              label={party[name].label}
              error={party[name].error}
              min={party[name].min}
              max={party[name].max}
              value={toSent(name)}
              onChange={({ currentTarget: { value } }) => change(name, value ? Number(value) : usual[name])}
              className="mb-3 min-w-0 scripted:hidden"
            />
          ))}
          {counts.children > 0 && <Ages ages={ages} count={counts.children} isMissing={lacksAges} />}
        </div>
        {hasOpened && (
          <div className="sticky bottom-0 border-t border-line bg-surface p-3 noscript:hidden">
            <button type="button" onClick={close} className={buttonClass({ className: 'w-full' })}>
              {messages.done}
            </button>
          </div>
        )}
      </fieldset>
    </details>
  )
}

function countOf({ adults, children }: SearchedParty, name: Name): number {
  const { value } = { adults, children }[name]
  if (value !== '') return Number(value)
  // Children without adults in the address travel with one.
  return name === 'adults' && Number(children.value) > 0 ? 1 : usual[name]
}

type SteppersProps = {
  party: SearchedParty
  label: string
  counts: Record<Name, number>
  onChange: (name: Name, value: number) => void
}

/** Made when the sheet is first opened; without a script two boxes for numbers stand in their place. */
const Steppers = ({ party, label, counts, onChange }: SteppersProps) => (
  <div className="noscript:hidden">
    <p aria-hidden="true" className="mb-1 text-lg font-bold md:hidden">
      {label}
    </p>
    {names.map((name) => (
      <div key={name} className="between py-1.5">
        <div>
          <p className="font-semibold">{party[name].label}</p>
          <p className="note">{party[name].hint}</p>
          {party[name].error && <p className={fieldLook.error}>{party[name].error}</p>}
        </div>
        <Stepper
          label={party[name].label}
          lessLabel={party.messages.less}
          moreLabel={party.messages.more}
          value={counts[name]}
          min={party[name].min}
          max={party[name].max}
          onChange={(value) => onChange(name, value)}
          className="shrink-0"
        />
      </div>
    ))}
  </div>
)

const Ages = ({ ages, count, isMissing }: { ages: SearchedParty['ages']; count: number; isMissing: boolean }) => (
  <>
    <div className="mt-2 grid grid-cols-2 gap-3">
      {ages.labels.slice(0, count).map((age, index) => (
        <Select
          key={age}
          id={`search-age-${index}`}
          name="age"
          label={age}
          defaultValue={ages.values[index] ?? ''}
          aria-invalid={isMissing || undefined}
          className="min-w-0"
        >
          <option value="">{ages.choose}</option>
          {ages.years.map((years, index) => (
            <option key={years} value={index + ages.min}>
              {years}
            </option>
          ))}
        </Select>
      ))}
    </div>
    {(isMissing || ages.error) && (
      <p role="alert" className={fieldLook.error}>
        {isMissing ? ages.missing : ages.error}
      </p>
    )}
    <p className={`${fieldLook.hint} scripted:hidden`}>{ages.hint}</p>
  </>
)
