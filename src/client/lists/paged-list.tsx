import type { ReactNode } from 'react'
import type { PageMeta } from '../../domain/search/page-meta.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { type CachedItem, CachedList } from '../document/html-cache/cached-list.tsx'
import { Link } from '../frame/link.tsx'
import { useText } from '../text.tsx'
import { useIsListLoading } from './use-is-list-loading.ts'

type ListFrameProps = {
  path: string
  meta: PageMeta
  /** The advice where the filters find nothing. */
  empty?: { title: string; hint: string; action: string; href: string }
  /** Four in a row where there is room, for lists of eight. */
  isDense?: boolean
  /** Two in a row at most, beside a column of filters. */
  isNarrow?: boolean
  /** Below a map on a phone, beside it where there is room. */
  isStrip?: boolean
  items: CachedItem[]
}

type PagedListProps<T> = Omit<ListFrameProps, 'meta' | 'items'> & {
  list: { data: T[]; meta: PageMeta }
  children: (item: T, index: number) => ReactNode
}

/** How a card stands in the grid. */
export const listItemLook = 'flex *:grow'

export const PagedList = <T extends { id: number }>({ list, children, ...frame }: PagedListProps<T>) => (
  <ListFrame
    {...frame}
    meta={list.meta}
    items={list.data.map((item, index) => ({
      key: `${item.id}`,
      className: listItemLook,
      draw: () => children(item, index),
    }))}
  />
)

const narrow = '2xl:grid-cols-3 min-[112rem]:grid-cols-4'
const dense = 'lg:grid-cols-4 min-[112rem]:grid-cols-5'
const usual = 'lg:grid-cols-3 2xl:grid-cols-4'

/** A grid of cards with the pages below it; an empty one suggests the next step. */
export function ListFrame({ path, meta, empty, isDense, isNarrow, isStrip, items }: ListFrameProps) {
  const t = useText()
  const isLoading = useIsListLoading()
  if (meta.total === 0)
    return (
      <EmptyState
        title={empty?.title ?? t.list.empty}
        action={
          <ButtonLink as={Link} to={empty?.href ?? '/'}>
            {empty?.action ?? t.error.home}
          </ButtonLink>
        }
      >
        {empty?.hint ?? t.list.emptyHint}
      </EmptyState>
    )
  if (items.length === 0)
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
      <CachedList
        aria-busy={isLoading}
        className={classes(
          isStrip ? 'list-strip' : 'grid gap-5 sm:grid-cols-2',
          !isStrip && (isNarrow ? narrow : isDense ? dense : usual),
          isLoading && 'list-loading',
        )}
        items={items}
      />
      <ListPages path={path} meta={meta} />
    </>
  )
}

export function ListPages({ path, meta }: { path: string; meta: PageMeta }) {
  const { pages, previous, next, page } = useText().list
  return (
    <Pagination
      as={Link}
      className="mt-10"
      page={meta.page}
      last={meta.last}
      hrefOf={(number) => pagePath(path, number)}
      labels={{ nav: pages, previous, next, page }}
    />
  )
}

/** The first page has one address, without a query. */
export const pagePath = (path: string, page: number): string =>
  page > 1 ? `${path}${path.includes('?') ? '&' : '?'}page=${page}` : path
