import { toParts } from '../../../../domain/search/highlight.ts'

/** A text with what matches marked. */
export const Marked = ({ text }: { text: string }) =>
  toParts(text).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
      <mark key={index} className="rounded-sm bg-gold-soft text-inherit">
        {part}
      </mark>
    ) : (
      part
    ),
  )
