import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { PageMeta } from '../../domain/page-meta.ts'
import { useText } from '../text.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Pagination } from '../ui/pagination.tsx'

type PagedListProps<T> = {
  path: string
  list: { data: T[]; meta: PageMeta }
  children: (item: T, index: number) => ReactNode
}

/** A grid of cards with the pages below it; what is missing says what to do next. */
export function PagedList<T extends { id: number }>({ path, list: { data, meta }, children }: PagedListProps<T>) {
  const t = useText()
  if (meta.total === 0)
    return (
      <EmptyState
        title={t.list.empty}
        action={
          <ButtonLink as={Link} to="/">
            {t.error.home}
          </ButtonLink>
        }
      >
        {t.list.emptyHint}
      </EmptyState>
    )
  if (data.length === 0)
    return (
      <EmptyState
        title={t.list.emptyPage}
        action={
          <ButtonLink as={Link} to={path}>
            {t.list.firstPage}
          </ButtonLink>
        }
      >
        {t.list.emptyPageHint}
      </EmptyState>
    )
  return (
    <>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {data.map((item, index) => (
          <li key={item.id} className="flex *:grow">
            {children(item, index)}
          </li>
        ))}
      </ul>
      <Pagination
        as={Link}
        className="mt-10"
        page={meta.page}
        last={meta.last}
        hrefOf={(page) => pagePath(path, page)}
        labels={{ nav: t.list.pages, previous: t.list.previous, next: t.list.next, page: t.list.page }}
      />
    </>
  )
}

/** The first page has one address, without a query. */
export const pagePath = (path: string, page: number): string =>
  page > 1 ? `${path}${path.includes('?') ? '&' : '?'}page=${page}` : path
