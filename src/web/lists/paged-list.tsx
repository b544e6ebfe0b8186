import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { PageMeta } from '../../domain/page-meta.ts'
import { useText } from '../text.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { classes } from '../ui/classes.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { Kept } from './kept.tsx'
import { useIsListLoading } from './use-is-list-loading.ts'

type PagedListProps<T> = {
  path: string
  list: { data: T[]; meta: PageMeta }
  /** Where the filters find nothing: what to do next. */
  empty?: { title: string; hint: string; action: string; href: string }
  /** Four in a row where there is room, for lists of eight. */
  isDense?: boolean
  /** Two in a row at most, beside a column of filters. */
  isNarrow?: boolean
  /** What a card is made of besides its item, where the cards of many pages are the same. The first one has a picture that is fetched ahead. */
  kept?: string
  children: (item: T, index: number) => ReactNode
}

function ListItem({ data, children }: { data: unknown; children: ReactNode }) {
  const look = 'flex *:grow'
  if (data === null) return <li className={look}>{children}</li>
  return (
    <Kept as="li" className={look} data={data}>
      {children}
    </Kept>
  )
}

const narrow = '2xl:grid-cols-3 min-[112rem]:grid-cols-4'
const dense = 'lg:grid-cols-4 min-[112rem]:grid-cols-5'
const usual = 'lg:grid-cols-3 2xl:grid-cols-4'

/** A grid of cards with the pages below it; what is missing says what to do next. */
export function PagedList<T extends { id: number }>(props: PagedListProps<T>) {
  const { path, list, empty, isDense, isNarrow, kept, children } = props
  const t = useText()
  const isLoading = useIsListLoading()
  const { data, meta } = list
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
      <ul
        aria-busy={isLoading}
        className={classes(
          'grid gap-5 sm:grid-cols-2',
          isNarrow ? narrow : isDense ? dense : usual,
          isLoading && 'list-loading',
        )}
      >
        {data.map((item, index) => (
          <ListItem key={item.id} data={kept !== undefined && index > 0 ? [path.split('?', 1), kept, item] : null}>
            {children(item, index)}
          </ListItem>
        ))}
      </ul>
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
