import type { ChangeEvent } from 'react'
import { Select } from '../../../ui/field.tsx'
import type { FilterField, FilterOption } from './filter-rows.ts'

type SelectFieldProps = {
  field: Extract<FilterField, { as: 'select' }>
  onChange?: (event: ChangeEvent<HTMLSelectElement>) => void
}

export function SelectField({ field: { as, value, options, ...rest }, onChange }: SelectFieldProps) {
  return (
    <Select {...rest} id={`filter-${rest.name}`} defaultValue={value} onChange={onChange} className="min-w-0">
      <Options of={options} />
    </Select>
  )
}

export const Options = ({ of }: { of: FilterOption[] }) =>
  of.map(({ value, label, isGone }) => (
    <option key={value} value={value} hidden={isGone} disabled={isGone}>
      {label}
    </option>
  ))
