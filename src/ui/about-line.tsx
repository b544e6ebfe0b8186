import type { OtherPrice } from './price.tsx'

/** Under an amount in a row: the same in the other currency. A price in dinars shows its dollars only to readers who have chosen them. */
export const AboutLine = ({ about }: { about: OtherPrice | undefined }) =>
  about && <span className={`about-line ${about.currency === 'USD' ? 'rate-quiet' : ''}`}>{about.text}</span>
