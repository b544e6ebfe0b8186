import type { OtherPrice } from './price.tsx'

/** Under an amount in a row: the same in the other currency. What is in dinars says its dollars only to whoever has chosen them. */
export const AboutLine = ({ about }: { about: OtherPrice | undefined }) =>
  about && <span className={`about-line ${about.currency === 'USD' ? 'rate-quiet' : ''}`}>{about.text}</span>
