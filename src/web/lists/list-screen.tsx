import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import type { PageMeta } from '../../domain/page-meta.ts'
import { GetForm } from '../forms/get-form.tsx'
import { Page, PageHeading } from '../shell/page.tsx'
import { type Chip, ChipLinks } from '../ui/chip-links.tsx'
import { QueryFields, type QueryFieldsData } from '../ui/query-fields.tsx'
import { PagedList } from './paged-list.tsx'

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

type List<T> = { data: T[]; meta: PageMeta }

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
