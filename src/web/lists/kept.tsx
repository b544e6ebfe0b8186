import type { ReactNode } from 'react'
import { useDocument } from '../text.tsx'

type KeptProps = {
  as: 'li' | 'div' | 'ul'
  className?: string
  /** Everything that the part is made of, as a text: with the same, its HTML is the same. */
  data: string
  /** The path of the page, where the part marks the links that lead to it. */
  at?: string
  /** Without `useId` and without pictures that are fetched ahead: those belong to one page. */
  children: () => ReactNode
}

/** A part that many pages have: the server renders it once and keeps its HTML. A browser takes it over like any other. */
export function Kept({ as: Tag, className, data, at, children }: KeptProps) {
  const { keepHtml } = useDocument()
  if (!keepHtml) return <Tag className={className}>{children()}</Tag>
  const html = keepHtml(at === undefined ? data : `${data} ${at}`, children, at)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what React itself has rendered of the children
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
