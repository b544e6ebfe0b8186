import { useEffect, useEffectEvent, useRef } from 'react'
import { CachedHtml } from '../../../client/document/html-cache/cached-html.tsx'
import { type PackedText, unpack } from '../../../client/document/html-cache/packed.ts'
import { GetForm } from '../../../client/forms/get-form.tsx'
import { buttonClass } from '../../../ui/button-link.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { fieldLook } from '../../../ui/field-look.ts'
import { Stars } from '../../../ui/stars.tsx'
import type { FilterChoice, FilterField, FilterOption, FilterRow } from './filter-rows.ts'
import type { PropertiesPage } from './load-properties.ts'
import { SelectField } from './select-field.tsx'
import { useCount } from './use-count.ts'

export type FilterFormProps = Pick<PropertiesPage, 'messages' | 'hiddenFields'> & {
  label: string
  rows: PackedText<FilterRow>[]
}

/** The form is there before its code: something may have been chosen already. */
const isTouched = ({ elements }: HTMLFormElement): boolean =>
  [...elements].some((field) =>
    field instanceof HTMLInputElement
      ? field.checked !== field.defaultChecked || field.value !== field.defaultValue
      : field instanceof HTMLSelectElement && [...field.options].some((one) => one.selected !== one.defaultSelected),
  )

/** Draws the server's rows. Its button shows the number of properties for the present choice. */
export function FilterForm({ label, messages, hiddenFields, rows }: FilterFormProps) {
  const { label: submit, recount } = useCount(messages.showAll, messages.show)
  const form = useRef<HTMLFormElement>(null)
  const recountTouched = useEffectEvent(() => form.current && isTouched(form.current) && recount(form.current))
  useEffect(() => void recountTouched(), [])
  return (
    <GetForm
      ref={form}
      action="/properties"
      noValidate
      aria-label={label}
      onChange={() => recount(form.current)}
      className="space-y-5"
    >
      {hiddenFields.map((field) => (
        <input key={field.name + field.value} type="hidden" {...field} />
      ))}
      {rows.map((packed) => (
        <CachedHtml as="div" key={packed} data={packed} className="filter-row">
          {() => <Row row={unpack(packed)} />}
        </CachedHtml>
      ))}
      <div className="sticky bottom-0 -mx-5 border-t border-line bg-surface px-5 py-3 lg:rounded-b-card">
        <button type="submit" className={buttonClass({ className: 'w-full' })}>
          <span aria-live="polite" className="noscript:hidden">
            {submit}
          </span>
          <span className="scripted:hidden">{messages.show}</span>
        </button>
      </div>
    </GetForm>
  )
}

const Row = ({ row }: { row: FilterRow }) => ('choice' in row ? <Choice choice={row.choice} /> : <Fields {...row} />)

const legendLook = 'mb-1.5 text-sm font-semibold'

function Fields({ legend, fields }: Extract<FilterRow, { fields: unknown }>) {
  const grid = (
    <div className={fields[1] && 'grid grid-cols-2 gap-3'}>
      {fields.map((field) => (
        <FilterInput key={field.label} field={field} />
      ))}
    </div>
  )
  if (!legend) return grid
  return (
    <fieldset>
      <legend className={legendLook}>{legend}</legend>
      {grid}
    </fieldset>
  )
}

function FilterInput({ field }: { field: FilterField }) {
  if (field.as === 'select') return <SelectField field={field} />
  const { as, value, ...rest } = field
  return (
    <Field {...rest} id={`filter-${rest.name}`} type={as} defaultValue={value} autoComplete="off" className="min-w-0" />
  )
}

function Choice({ choice: { name, label, error, chosen, options, more } }: { choice: FilterChoice }) {
  const id = `filter-${name}-error`
  const draw = ({ value, label, stars, count, isGone }: FilterOption) => (
    <Checkbox
      key={value}
      name={name}
      value={value}
      defaultChecked={chosen.includes(value)}
      hidden={isGone}
      className="w-full"
    >
      <span className="between">
        {stars ? <Stars only value={stars} label={label} /> : label}
        <span className="note tabular-nums">{count}</span>
      </span>
    </Checkbox>
  )
  return (
    <fieldset aria-describedby={error && id}>
      <legend className={legendLook}>{label}</legend>
      {options.map(draw)}
      {more && (
        <details>
          <summary className="text-link">{more.label}</summary>
          {more.options.map(draw)}
        </details>
      )}
      {error && (
        <p id={id} className={fieldLook.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
