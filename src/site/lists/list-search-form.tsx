import { useLocation } from 'react-router'
import { GetForm } from '../../client/forms/get-form.tsx'
import { SearchBox } from '../../ui/search-box.tsx'

export type ListSearch = {
  name: string
  label: string
  hint: string
  value: string
  submit: string
  /** The rest of the address, unchanged. */
  hiddenFields: readonly { name: string; value: string }[]
}

/** A box to search the list in. It begins anew with what the address says, also after going back. */
export function ListSearchForm({ name, label, hint, value, submit, hiddenFields }: ListSearch) {
  const { pathname, key } = useLocation()
  return (
    <GetForm key={key} action={pathname} role="search" aria-label={label}>
      {hiddenFields.map((field) => (
        <input key={field.name} type="hidden" {...field} />
      ))}
      <SearchBox name={name} label={label} action={submit} placeholder={hint} defaultValue={value} maxLength={100} />
    </GetForm>
  )
}
