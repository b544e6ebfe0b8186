/** A text that is the same in both, such as a name or a code, is printed once. */
export const BothLanguages = ({ text, english }: { text: string; english?: string | null | undefined }) => (
  <>
    {text}
    {english && english !== text && (
      <span lang="en" dir="ltr" className="block text-sm font-normal text-ink-soft">
        {english}
      </span>
    )}
  </>
)
