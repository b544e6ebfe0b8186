import type { ReactNode } from 'react'
import { Link, type MetaDescriptor, useLocation } from 'react-router'
import type { PageMeta } from '../../domain/page-meta.ts'
import { type Site, toHead } from '../head.ts'
import { GetForm } from '../shell/get-form.tsx'
import { Page, PageHeading } from '../shell/page.tsx'
import { PagedList, pagePath } from '../shell/paged-list.tsx'
import { breadcrumbList, itemList } from '../structured-data.ts'
import { type Chip, ChipLinks } from '../ui/chip-links.tsx'
import { QueryFields, type QueryFieldsData } from '../ui/query-fields.tsx'

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
  choices?: { label: string; chips: Chip[] }[]
  fields?: QueryFieldsData
  empty?: { title: string; hint: string; action: string; href: string }
}

type Item = { id: number; href: string; title: string; picture: { url: string } }
type List<T> = { data: T[]; meta: PageMeta }

export function toListHead(
  site: Site,
  { screen, list }: { screen: ListScreenData; list: List<Item> },
): MetaDescriptor[] {
  const { canonical, here, title, description, trail } = screen
  const path = canonical === here && list.data.length > 0 ? pagePath(canonical, list.meta.page) : canonical
  return toHead(site, {
    title,
    description,
    path,
    isHidden: canonical !== here,
    image: list.data[0]?.picture.url,
    structured: [
      breadcrumbList(site, path, trail),
      itemList(
        site,
        list.data.map((item) => ({ path: item.href, title: item.title })),
      ),
    ],
  })
}

type Props<T> = {
  screen: ListScreenData
  list: List<T>
  /** Between the heading and the list. */
  before?: ReactNode
  isDense?: boolean
  children: (item: T, index: number) => ReactNode
}

export function ListScreen<T extends { id: number }>({ screen, list, before, isDense, children }: Props<T>) {
  const { trail, title, lead, choices = [], fields, here, empty } = screen
  const { pathname, key } = useLocation()
  return (
    <Page trail={trail}>
      <PageHeading title={title} lead={lead} />
      {before}
      <div className="mb-6 space-y-4">
        {choices.map(({ label, chips }) => (
          <ChipLinks key={label} as={Link} label={label} chips={chips} />
        ))}
        {fields && (
          // The fields begin anew with what the address says, also after going back.
          <GetForm
            key={key}
            action={pathname}
            role={fields.box && 'search'}
            aria-label={fields.box?.label}
            className="flex flex-wrap items-end gap-3 print:hidden"
          >
            <QueryFields {...fields} />
          </GetForm>
        )}
      </div>
      <PagedList path={here} list={list} empty={empty} isDense={isDense}>
        {children}
      </PagedList>
    </Page>
  )
}
