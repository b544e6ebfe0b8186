import { Fragment } from 'react'

/** Browsers break a line after any hyphen, and “e-” alone at its end is no word. */
export const Unbroken = ({ text }: { text: string }) =>
  text.split(/(?<!\S)(\p{L}-\p{L}+)(?!\p{L})/u).map((part, place) =>
    place % 2 === 1 ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      <Fragment key={part}>{part}</Fragment>
    ),
  )
