import type { ReactNode } from 'react'
import { useDocument } from '../use-document.ts'

type CachedHtmlProps = {
  as: 'li' | 'div' | 'ul' | 'span'
  className?: string
  role?: 'status'
  /** Everything that the part is made of, as a text: with the same, its HTML is the same. */
  data: string
  /** The path of the page, where the part marks the links that lead to it. */
  at?: string
  /** Without `useId` and without asking for pictures ahead: those belong to one page. */
  children: () => ReactNode
}

/** A part that many pages have: the server renders it once and keeps its HTML. A browser takes it over like any other. */
export function CachedHtml({ as: Tag, data, at, children, ...look }: CachedHtmlProps) {
  const { cacheHtml } = useDocument()
  if (!import.meta.env.SSR || !cacheHtml) return <Tag {...look}>{children()}</Tag>
  const html = cacheHtml(at === undefined ? data : `${data} ${at}`, children, at)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what React itself has rendered of the children
  return <Tag {...look} dangerouslySetInnerHTML={{ __html: html }} />
}
