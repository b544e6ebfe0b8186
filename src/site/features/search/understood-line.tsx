import { Link } from 'react-router'
import { CrossIcon } from '../../../ui/icons.tsx'
import { type SearchPageQuery, toSearchPath } from './search-address.ts'
import { fillTyped, useSearchMessages } from './search-messages.ts'
import type { SearchResults } from './to-results.ts'

type UnderstoodLineProps = { asked: SearchPageQuery; found: SearchResults }

/** What was understood of a sentence. Each part leads to the same search without it. */
export function UnderstoodLine({ asked, found: { chips, relaxed, list, rest } }: UnderstoodLineProps) {
  const t = useSearchMessages()
  if (chips.length === 0) return null
  const without = (aspect: string) => toSearchPath({ ...asked, page: 1, not: [...asked.not, aspect] })
  return (
    <section aria-label={t.understood} className="-mt-1 mb-5">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2 text-sm">
        <span className="text-ink-soft">{t.understood}:</span>
        <ul className="contents">
          {chips.map(({ aspect, text }) => (
            <li key={aspect}>
              <Link
                to={without(aspect)}
                aria-label={fillTyped(t.notMeant, text)}
                className="inline-flex min-h-11 items-center gap-2 rounded-3xl bg-brand-soft px-4 py-1 font-semibold text-brand-deep hover:underline"
              >
                {text}
                <CrossIcon className="size-4 shrink-0" />
              </Link>
            </li>
          ))}
        </ul>
        {list && (
          <Link to={list} className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline">
            {t.list}
          </Link>
        )}
      </div>
      {relaxed.map((what) => (
        <p key={what} className="mt-2 font-semibold">
          {fillTyped(t.relaxed[what], rest)}
        </p>
      ))}
    </section>
  )
}
