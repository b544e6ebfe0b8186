import type { ReactNode } from 'react'
import { useDocument } from '../use-document.ts'
import { CachedHtml } from './cached-html.tsx'

export type CachedItem = {
  key: string
  className: string
  /** Everything that the item is made of, as a text. Without it the item is rendered for each page. */
  data?: string
  draw: () => ReactNode
}

type CachedListProps = {
  className: string
  'aria-busy'?: boolean
  items: CachedItem[]
}

/** A list whose items many pages have. The server joins their HTML: a component and an element for each took it longer than the texts. */
export function CachedList({ items, ...look }: CachedListProps) {
  const { cacheHtml } = useDocument()
  if (!import.meta.env.SSR || !cacheHtml || items.some(({ data }) => data === undefined))
    return <ul {...look}>{items.map(toElement)}</ul>
  const html = items.map(({ className, data, draw }) =>
    cacheHtml(`${className} ${data}`, () => <li className={className}>{draw()}</li>),
  )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what React itself has rendered of the items
  return <ul {...look} dangerouslySetInnerHTML={{ __html: html.join('') }} />
}

const toElement = ({ key, className, data, draw }: CachedItem) =>
  import.meta.env.SSR && data !== undefined ? (
    <CachedHtml key={key} as="li" className={className} data={data}>
      {draw}
    </CachedHtml>
  ) : (
    <li key={key} className={className}>
      {draw()}
    </li>
  )
