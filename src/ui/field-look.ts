/** The look of a field, for plain inputs of server-rendered forms and for the React Aria ones alike; see `components.css`. */
export const fieldLook = {
  field: 'flex flex-col gap-1.5',
  label: 'text-sm font-semibold text-ink',
  /** 16 px, because iOS zooms into anything smaller. */
  input: 'input',
  /** A frame around an input and its neighbours; the input inside takes `bare`. */
  group: 'input-group',
  bare: 'input-bare',
  /** Text before the bare input, such as a country code. */
  prefix: 'input-prefix',
  hint: 'note',
  error: 'text-sm font-semibold text-danger',
}
