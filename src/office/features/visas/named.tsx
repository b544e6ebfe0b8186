/** A sentence with a name, which has a language of its own. */
export function Named({ text, name }: { text: string; name: string | null }) {
  const [before = '', after] = text.split(':name')
  if (after === undefined || name === null) return text
  return (
    <>
      {before}
      <bdi lang="">{name}</bdi>
      {after}
    </>
  )
}
