import { Link } from 'react-router'

/** A sentence that names the page of what waits, within the quotation marks of its language, leads there. */
export function WithPendingLink({ text }: { text: string }) {
  const [, before, name, after] = text.match(/^(.*[“«])(.+)([”»].*)$/s) ?? []
  if (!name) return text
  return (
    <>
      {before}
      <Link to="/account/pending" className="font-semibold text-brand underline underline-offset-4">
        {name}
      </Link>
      {after}
    </>
  )
}
