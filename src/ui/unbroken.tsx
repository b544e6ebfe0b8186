import { Fragment } from 'react'

/** Browsers break a line after any hyphen, and “e-” alone at its end is no word. */
export const Unbroken = ({ text }: { text: string }) =>
  text
    .replace(/(^|\s)(\p{L}-\p{L}+)(?!\p{L})/gu, '$1\0$2\0')
    .split('\0')
    .map((part, index) =>
      index % 2 === 1 ? (
        <span key={part} className="whitespace-nowrap">
          {part}
        </span>
      ) : (
        <Fragment key={part}>{part}</Fragment>
      ),
    )
