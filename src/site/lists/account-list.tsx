import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ListPages } from '../../client/lists/paged-list.tsx'
import { useText } from '../../client/text.tsx'
import type { PageMeta } from '../../domain/search/page-meta.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SuitcaseIcon } from '../../ui/icons.tsx'

type AccountListProps<T> = {
  path: string
  /** The first step for a customer with an empty list. */
  begin?: string
  messages: { empty: string; emptyHint: string; emptyAction: string }
  data: readonly T[]
  meta: PageMeta
  children: (item: T) => ReactNode
}

/** One below the other, the newest first, with the pages below. */
export function AccountList<T extends { id: number }>(props: AccountListProps<T>) {
  const { path, begin = '/properties', messages, data, meta, children } = props
  const t = useText()
  if (data.length === 0) {
    const isEmpty = meta.total === 0
    return (
      <EmptyState
        title={isEmpty ? messages.empty : t.list.emptyPage}
        icon={<SuitcaseIcon className="size-8" />}
        action={
          <ButtonLink as={Link} to={isEmpty ? begin : path}>
            {isEmpty ? messages.emptyAction : t.list.firstPage}
          </ButtonLink>
        }
      >
        {isEmpty ? messages.emptyHint : t.list.emptyPageHint}
      </EmptyState>
    )
  }
  return (
    <>
      <ul className="space-y-4">
        {data.map((item) => (
          <li key={item.id}>{children(item)}</li>
        ))}
      </ul>
      <ListPages path={path} meta={meta} />
    </>
  )
}
