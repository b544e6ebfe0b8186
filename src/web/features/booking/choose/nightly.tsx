/** What a night costs, in dollars and in dinars: a line ends between the two, and within one only where it is too narrow for it. */
export const Nightly = ({ parts }: { parts: string[] }) =>
  parts.map((part, place) => [
    place > 0 && ' ',
    <span key={part} className="inline-block">
      {part}
    </span>,
  ])
