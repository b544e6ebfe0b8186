import { Link } from 'react-router'
import { ChipLinks } from '../../../ui/chip-links.tsx'
import { ClockIcon, CrossIcon } from '../../../ui/icons.tsx'
import { forget, useRecentSearches } from './recent-searches.ts'
import { toSearchPath } from './search-address.ts'
import { fillTyped, useSearchMessages } from './search-messages.ts'

export type Popular = { places: string[]; types: { id: number; title: string }[] }

const toPath = (q: string) => toSearchPath({ q, kind: null, page: 1, not: [] })

/** Before anything is typed: what was searched before on this device, and what there is most of. */
export function Beginnings({ popular: { places, types } }: { popular: Popular }) {
  const t = useSearchMessages()
  return (
    <div className="space-y-8">
      <Recent />
      <div>
        <h2 className="mb-2 text-xl">{t.popular}</h2>
        <ChipLinks
          as={Link}
          label={t.popular}
          chips={places.map((title) => ({ label: title, href: toPath(title), isCurrent: false }))}
        />
      </div>
      <div>
        <h2 className="mb-2 text-xl">{t.categories}</h2>
        <ChipLinks
          as={Link}
          label={t.categories}
          chips={types.map(({ id, title }) => ({
            label: title,
            href: `/discounts/categories/${id}`,
            isCurrent: false,
          }))}
        />
      </div>
    </div>
  )
}

function Recent() {
  const t = useSearchMessages()
  const searches = useRecentSearches()
  if (searches.length === 0) return null
  return (
    <section aria-labelledby="recent">
      <h2 id="recent" className="text-xl">
        {t.recent}
      </h2>
      <p className="text-sm text-ink-soft">{t.recentNote}</p>
      <ul className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {searches.map((query) => (
          <li key={query} className="flex items-center border-b border-line">
            <Link to={toPath(query)} className="flex min-h-11 min-w-0 grow items-center gap-3 hover:text-brand">
              <ClockIcon className="size-5 text-ink-soft" />
              <bdi className="truncate">{query}</bdi>
            </Link>
            <button
              type="button"
              aria-label={fillTyped(t.forget, query)}
              onClick={() => forget(query)}
              className="inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-control text-ink-soft hover:text-ink"
            >
              <CrossIcon />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
