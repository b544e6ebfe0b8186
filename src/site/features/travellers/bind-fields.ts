type FieldBinding<Name extends string> = {
  person: Record<Name, string>
  errorOf: (field: Name) => string | undefined
  onChange: (field: Name, value: string) => void
}

/** Connects a field with one text of a person: `bindDate` for a field that passes its value, `bind` for every other. */
export const bindFields = <Name extends string>({ person, errorOf, onChange }: FieldBinding<Name>) => ({
  bind: (field: Name) => ({
    value: person[field],
    error: errorOf(field),
    onChange: (event: { currentTarget: { value: string } }) => onChange(field, event.currentTarget.value),
  }),
  bindDate: (field: Name) => ({
    value: person[field],
    error: errorOf(field),
    onChange: (value: string) => onChange(field, value),
  }),
})
