import { useRef } from 'react'
import { buttonClass } from './button-link.tsx'
import { classes } from './classes.ts'
import { Field, Select } from './field.tsx'

type Choice = {
  name: string
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  /** With names that need a phone's whole line. */
  isLong?: boolean
}

export type QueryFieldsData = {
  /** The rest of the address, unchanged. */
  hiddenFields?: readonly { name: string; value: string }[]
  box?: { name: string; label: string; hint: string; value: string }
  selects: readonly Choice[]
  submit: string
}

/** The fields of a form that asks by the address: a search box, a few choices, the button. */
export function QueryFields({ hiddenFields = [], box, selects, submit }: QueryFieldsData) {
  const isByKey = useRef(false)
  return (
    <>
      {hiddenFields.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {box && (
        <Field
          type="search"
          name={box.name}
          label={box.label}
          placeholder={box.hint}
          defaultValue={box.value}
          enterKeyHint="search"
          maxLength={100}
          className="min-w-0 grow basis-64"
        />
      )}
      {selects.map(({ name, label, value, options, isLong }) => (
        <Select
          key={name}
          name={name}
          label={label}
          defaultValue={value}
          onPointerDown={() => {
            isByKey.current = false
          }}
          onKeyDown={() => {
            isByKey.current = true
          }}
          // The arrow keys pass through every option: who uses them says so with the button.
          onChange={(event) => isByKey.current || event.currentTarget.form?.requestSubmit()}
          className={classes('min-w-0 grow sm:max-w-80', isLong ? 'basis-full sm:basis-60' : 'basis-40')}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      ))}
      <button type="submit" className={buttonClass({ tone: box ? 'primary' : 'quiet' })}>
        {submit}
      </button>
    </>
  )
}
