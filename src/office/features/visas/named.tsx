/** A sentence about somebody: a name is in the language of whoever has it. */
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
