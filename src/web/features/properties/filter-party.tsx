import { useState } from 'react'
import { fieldLook } from '../../ui/field-look.ts'
import { PlainSelect } from '../../ui/plain-field.tsx'
import type { FilterPartyRow } from './filter-rows.ts'
import { Options, SelectField } from './select-field.tsx'

type FilterPartyProps = { party: FilterPartyRow; lacksAges: boolean }

/** The age of each child is asked as soon as there is one: room and price depend on it. */
export function FilterParty({ party: { adults, children, ages }, lacksAges }: FilterPartyProps) {
  const [count, setCount] = useState(Number(children.value))
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <SelectField field={adults} />
        <SelectField field={children} onChange={(event) => setCount(Number(event.currentTarget.value))} />
      </div>
      {count > 0 && (
        <>
          <div className="mt-3 grid grid-cols-2 gap-3">
            {ages.labels.slice(0, count).map((label, place) => (
              <PlainSelect
                key={label}
                id={`filter-age-${place}`}
                name="age"
                label={label}
                defaultValue={ages.values[place]}
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
    </>
  )
}
