import { useId } from 'react'
import { Link } from 'react-router'
import { useLocale, useText } from '../../../client/text.tsx'
import { saysSomething } from '../../../domain/reviews/says-something.ts'
import { toPageMeta } from '../../../domain/search/page-meta.ts'
import { plural } from '../../../i18n/plural.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { ChipLinks } from '../../../ui/chip-links.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PinIcon } from '../../../ui/icons.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { ResultRow } from './result-row.tsx'
import { pageSize, type SearchPageQuery, toSearchPath } from './search-address.ts'
import { fillTyped, useSearchMessages } from './search-messages.ts'
import type { Group, SearchResults } from './to-results.ts'

export function Results({ asked, found }: { asked: SearchPageQuery; found: SearchResults }) {
  const messages = useSearchMessages()
  const { kind } = asked
  const shown = kind ? found.groups.filter((group) => group.kind === kind) : found.groups
  const chips = [null, ...found.groups.map((group) => group.kind)].map((name) => ({
    label: name ? messages.kinds[name] : messages.everything,
    count: name ? found.groups.find((group) => group.kind === name)?.total : found.total,
    href: toSearchPath({ ...asked, kind: name, page: 1 }),
    isCurrent: name === kind,
  }))
  return (
    <>
      {found.near && <NearRow near={found.near} />}
      {found.sections.length > 0 && <SectionLinks sections={found.sections} />}
      {found.total > 0 && <ChipLinks as={Link} label={messages.narrow} chips={chips} className="mb-6" />}
      {shown.length === 0 ? (
        !found.near && <Nothing asked={asked} />
      ) : (
        <div className="space-y-10">
          {shown.map((group) => (
            <ResultGroup key={group.kind} group={group} asked={asked} />
          ))}
        </div>
      )}
    </>
  )
}

type NearLink = NonNullable<SearchResults['near']>

/** Who names a shrine most often looks for where to sleep beside it. */
function NearRow({ near: { path, title, location } }: { near: NearLink }) {
  const { staysNear } = useSearchMessages()
  return (
    <Link
      to={path}
      data-result=""
      className="mb-4 flex min-h-16 items-center gap-4 rounded-card border border-line bg-surface p-2.5 hover:bg-sunken"
    >
      <span className="flex size-11 shrink-0 items-center justify-center rounded-control bg-sunken">
        <PinIcon className="size-6 text-brand" />
      </span>
      <span className="min-w-0">
        <span className="block font-semibold">{fillTyped(staysNear, title)}</span>
        {location && <span className="block text-sm text-ink-soft">{location.title}</span>}
      </span>
    </Link>
  )
}

/** Who types the name of a section may mean the section itself. */
function SectionLinks({ sections }: Pick<SearchResults, 'sections'>) {
  const { kinds, sections: label } = useSearchMessages()
  return (
    <nav aria-label={label} className="mb-4 flex flex-wrap gap-2">
      {sections.map(({ key, path }) => (
        <ButtonLink key={key} as={Link} to={path} tone="quiet" size="small" data-result="">
          {kinds[key]}
        </ButtonLink>
      ))}
    </nav>
  )
}

function ResultGroup({ group: { kind, total, rows }, asked }: { group: Group; asked: SearchPageQuery }) {
  const t = useText()
  const messages = useSearchMessages()
  const id = useId()
  const title = messages.kinds[kind]
  const all = plural(useLocale(), total, messages.all)
  const pathOf = (page: number) => toSearchPath({ ...asked, kind, page })
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-xl">
        {title}
      </h2>
      {rows.length === 0 && <LeftBehind to={pathOf(1)} />}
      <ul className="grid gap-3 lg:grid-cols-2">
        {rows.map((row) => (
          <li key={row.id} className="grid">
            <ResultRow row={row} />
          </li>
        ))}
      </ul>
      {asked.kind ? (
        <Pagination
          as={Link}
          className="mt-8"
          page={asked.page}
          last={toPageMeta({ total, limit: pageSize, page: asked.page }).last}
          hrefOf={pathOf}
          labels={{ nav: t.list.pages, previous: t.list.previous, next: t.list.next, page: t.list.page }}
        />
      ) : (
        total > rows.length && (
          <Link
            to={pathOf(1)}
            aria-label={`${all}: ${title}`}
            className="mt-2 inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
          >
            {all}
          </Link>
        )
      )}
    </section>
  )
}

/** A page beyond the last one. */
function LeftBehind({ to }: { to: string }) {
  const t = useText()
  return (
    <EmptyState
      heading="h3"
      title={t.list.emptyPage}
      action={
        <ButtonLink as={Link} to={to}>
          {t.list.firstPage}
        </ButtonLink>
      }
    >
      {t.list.emptyPageHint}
    </EmptyState>
  )
}

function Nothing({ asked: { q } }: { asked: SearchPageQuery }) {
  const { kinds, nothing, nothingHint, emptyHint } = useSearchMessages()
  const ways: [string, string][] = [
    ['/properties', kinds.property],
    ['/discounts', kinds.discount],
    ['/tourism-packages/iraq', kinds.tourism],
    ['/events', kinds.event],
    ['/activity', kinds.activity],
    ['/visa-permits', kinds.visa],
    ['/umrah', kinds.umrah],
    ['/offers', kinds.offer],
  ]
  return (
    <EmptyState
      title={fillTyped(nothing, q)}
      action={ways.map(([to, label]) => (
        <ButtonLink key={to} as={Link} to={to} tone="quiet" size="small">
          {label}
        </ButtonLink>
      ))}
    >
      {saysSomething(q) ? nothingHint : emptyHint}
    </EmptyState>
  )
}
