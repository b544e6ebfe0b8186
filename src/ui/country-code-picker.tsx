import { useId } from 'react'
import { fieldLook } from './field-look.ts'
import { ChevronDownIcon } from './icons.tsx'

export type Country = { code: string; name: string; dial: string }

type CountryCodePickerProps = {
  label: string
  countries: readonly Country[]
  /** The chosen country's code. */
  value: string
  onChange: (code: string) => void
  direction: 'ltr' | 'rtl'
}

// An option holds text alone: these two keep the plus before the digits in a right-to-left list.
const isolated = (text: string): string => `\u2066${text}\u2069`

/** Goes before the number of a phone field. The browser's own list opens, which on a phone is the one people know. */
export function CountryCodePicker({ label, countries, value, onChange, direction }: CountryCodePickerProps) {
  const id = useId()
  const dial = countries.find(({ code }) => code === value)?.dial ?? ''
  return (
    <span className={`${fieldLook.prefix} relative gap-1 has-focus-visible:bg-brand-soft has-focus-visible:text-ink`}>
      <span aria-hidden="true" className="tabular-nums">
        +{dial}
      </span>
      <ChevronDownIcon className="size-4" />
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <select
        id={id}
        dir={direction}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="absolute inset-0 w-full cursor-pointer appearance-none bg-surface text-base text-ink opacity-0"
      >
        {countries.map(({ code, name, dial }) => (
          <option key={code} value={code}>
            {name} {isolated(`+${dial}`)}
          </option>
        ))}
      </select>
    </span>
  )
}
