import type { ReactNode } from 'react'
import { Page } from '../../client/frame/page.tsx'
import { PagedList } from '../../client/lists/paged-list.tsx'
import type { PageMeta } from '../../domain/search/page-meta.ts'
import { ChoiceRow, type ListChoice } from './choice-row.tsx'
import { type ListSearch, ListSearchForm } from './list-search-form.tsx'
import { ListTop } from './list-top.tsx'
import { SortMenu } from './sort-menu.tsx'

/** A list with its ways of looking at it, in the words of one locale: what a loader makes and the browser shows. */
export type ListScreenData = {
  /** Without any choice: a filtered list is canonically the whole one (docs/decisions/canonical-addresses.md). */
  canonical: string
  /** With all that was chosen, the page aside. */
  here: string
  trail: { label: string; href?: string }[]
  title: string
  description: string
  lead: string
  choices?: ListChoice[]
  search?: ListSearch
  sort?: ListChoice
  empty?: { title: string; hint: string; action: string; href: string }
}

type List<T> = { data: T[]; meta: PageMeta }

type Props<T> = {
  screen: ListScreenData
  list: List<T>
  isDense?: boolean
  /** Below the list. */
  after?: ReactNode
  children: (item: T, index: number) => ReactNode
}

export const ListScreen = <T extends { id: number }>({ screen, list, isDense, after, children }: Props<T>) => (
  <Page trail={screen.trail}>
    <ListScreenTop {...screen} />
    <PagedList path={screen.here} list={list} empty={screen.empty} isDense={isDense}>
      {children}
    </PagedList>
    {after}
  </Page>
)

export const ListScreenTop = ({ title, lead, choices = [], search, sort }: ListScreenData) => (
  <ListTop
    title={title}
    count={lead}
    search={search && <ListSearchForm {...search} />}
    actions={sort && <SortMenu {...sort} isShort={Boolean(search)} />}
    chips={<ChoiceRow choices={choices} />}
  />
)
