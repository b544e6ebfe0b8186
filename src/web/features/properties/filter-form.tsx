import { GetForm } from '../../forms/get-form.tsx'
import { Kept } from '../../lists/kept.tsx'
import { type Packed, unpack } from '../../lists/packed.ts'
import { buttonClass } from '../../ui/button-link.tsx'
import { fieldLook } from '../../ui/field-look.ts'
import { PlainCheckbox } from '../../ui/plain-checkbox.tsx'
import { PlainField, PlainSelect } from '../../ui/plain-field.tsx'
import { PlainRadio } from '../../ui/plain-radio.tsx'
import { Stars } from '../../ui/stars.tsx'
import type { FilterChoice, FilterField, FilterOption, FilterRow } from './filter-rows.ts'

type FilterFormProps = { id: string; label: string; submit: string; rows: Packed<FilterRow>[] }

/** Draws what the server has put together. */
export const FilterForm = ({ id, label, submit, rows }: FilterFormProps) => (
  <GetForm id={id} action="/properties" noValidate aria-label={label} className="space-y-5">
    {rows.map((row) => (
      <Kept as="div" key={row} data={row}>
        {() => <Row row={unpack(row)} />}
      </Kept>
    ))}
    <div className="sticky bottom-0 -mx-5 border-t border-line bg-surface px-5 py-3 lg:rounded-b-card">
      <button type="submit" className={buttonClass({ className: 'w-full' })}>
        {submit}
      </button>
    </div>
  </GetForm>
)

const Row = ({ row }: { row: FilterRow }) => ('choice' in row ? <Choice choice={row.choice} /> : <Fields {...row} />)

/** Two dates stand side by side where both can be read. */
const grids = { narrow: 'grid grid-cols-2 gap-3', wide: 'grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-3' }

const legendLook = 'mb-1.5 text-sm font-semibold'

function Fields({ legend, hint, fields }: Extract<FilterRow, { fields: unknown }>) {
  const grid = (
    <>
      <div className={fields[1] && grids[fields[1].as === 'date' ? 'wide' : 'narrow']}>
        {fields.map((field) => (
          <Field key={field.label} field={field} />
        ))}
      </div>
      {hint && <p className={fieldLook.hint}>{hint}</p>}
    </>
  )
  if (!legend) return grid
  return (
    <fieldset>
      <legend className={legendLook}>{legend}</legend>
      {grid}
    </fieldset>
  )
}

function Field({ field }: { field: FilterField }) {
  if (field.as === 'select') {
    const { as, value, options, ...rest } = field
    return (
      <PlainSelect {...rest} id={`filter-${rest.name}`} defaultValue={value} className="min-w-0">
        <Options of={options} />
      </PlainSelect>
    )
  }
  const { as, value, ...rest } = field
  return (
    <PlainField
      {...rest}
      id={`filter-${rest.name}`}
      type={as}
      defaultValue={value}
      autoComplete="off"
      className="min-w-0"
    />
  )
}

export const Options = ({ of }: { of: FilterOption[] }) =>
  of.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))

function Choice({ choice: { as, name, label, error, chosen, options, more } }: { choice: FilterChoice }) {
  const id = `filter-${name}-error`
  const Box = as === 'radio' ? PlainRadio : PlainCheckbox
  const draw = ({ value, label, stars, count }: FilterOption) => (
    <Box key={value} name={name} value={value} defaultChecked={chosen.includes(value)} className="w-full">
      <span className="between">
        {stars ? <Stars only value={stars} label={label} /> : label}
        <span className="note tabular-nums">{count}</span>
      </span>
    </Box>
  )
  return (
    <fieldset aria-describedby={error && id}>
      <legend className={legendLook}>{label}</legend>
      {options.map(draw)}
      {more && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand hover:underline">
            {more.label}
          </summary>
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
