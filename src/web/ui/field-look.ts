import { classes } from './classes.ts'

const frame =
  'w-full rounded-control border border-line-strong bg-surface text-ink outline-gold focus-within:outline-3 focus-within:outline-offset-1'

/** The look of a field, for plain inputs of server-rendered forms and for the React Aria ones alike. */
export const fieldLook = {
  field: 'flex flex-col gap-1.5',
  label: 'text-sm font-semibold text-ink',
  /** 16 px, because iOS zooms into anything smaller. */
  input: 'input',
  /** A frame around an input and its neighbours; the input inside takes `bare`. */
  group: classes(
    frame,
    'flex min-h-12 items-stretch overflow-hidden',
    'has-aria-invalid:border-danger has-aria-invalid:border-2 data-invalid:border-danger data-invalid:border-2',
  ),
  bare: 'min-w-0 grow bg-transparent px-4 py-2 text-base outline-none placeholder:text-ink-soft',
  /** What stands before the bare input, such as a country code. */
  prefix: 'flex items-center border-e border-line bg-sunken px-3.5 font-semibold text-ink-soft',
  hint: 'text-sm text-ink-soft',
  error: 'text-sm font-semibold text-danger',
}
