import type { ShownRoom } from './load-choice.ts'

/** What a night costs; what is in dinars says its dollars only to whoever has chosen them. */
export const Nightly = ({ text, about }: ShownRoom['nightly']) => (
  <>
    {text} <span className={about.currency === 'USD' ? 'rate-quiet' : undefined}>{about.text}</span>
  </>
)
