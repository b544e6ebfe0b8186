import { type KeyboardEvent, type SubmitEvent, useEffect, useRef } from 'react'
import { useHref } from 'react-router'
import { useLocale, useText } from '../../../client/text.tsx'
import { plural } from '../../../i18n/plural.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { CrossIcon } from '../../../ui/icons.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { Beginnings, type Popular } from './beginnings.tsx'
import { remember } from './recent-searches.ts'
import { Results } from './results.tsx'
import { toSearchPath } from './search-address.ts'
import { fillTyped, useSearchMessages } from './search-messages.ts'
import { UnderstoodLine } from './understood-line.tsx'
import { type LiveResults, useLiveSearch } from './use-live-search.ts'

type SearchScreenProps = { initial: LiveResults; popular: Popular }

/** A form and its results. With script they follow the typing, and the arrows go from the box through the results and back. */
export function SearchScreen({ initial, popular }: SearchScreenProps) {
  const t = useText()
  const messages = useSearchMessages()
  const box = useRef<HTMLInputElement>(null)
  const { typed, setTyped, q, answered, isPending, keepAddress } = useLiveSearch(initial)
  const { found } = answered
  const home = useHref('/search')

  useEffect(() => {
    if (initial.asked.q) return remember(initial.asked.q)
    // After the frame has brought the focus to the new page: who opens the search means to type.
    const frame = requestAnimationFrame(() => box.current?.focus({ preventScroll: true }))
    return () => cancelAnimationFrame(frame)
  }, [initial.asked.q])

  const keep = () => {
    keepAddress()
    remember(q)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    keep()
    // The keyboard of a phone makes room for the results.
    box.current?.blur()
  }
  const clear = () => {
    setTyped('')
    box.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys only move the focus between links
    <div onKeyDown={(event) => moveThrough(event, box.current, clear)}>
      <search aria-label={t.search.site} className="mb-5 block">
        <form action={home} onSubmit={submit}>
          {initial.asked.kind && <input type="hidden" name="kind" value={initial.asked.kind} />}
          <SearchBox
            ref={box}
            isLarge
            label={t.search.site}
            action={t.search.title}
            placeholder={t.search.placeholder}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            end={typed && <ClearButton label={messages.clear} onClear={clear} />}
          />
        </form>
      </search>
      <ResultCount q={q} answered={answered} />
      {q && found && <UnderstoodLine asked={answered.asked} found={found} />}
      <div aria-busy={isPending} onClickCapture={keep}>
        {q ? <Answer answered={answered} home={home} /> : <Beginnings popular={popular} />}
      </div>
    </div>
  )
}

const ClearButton = ({ label, onClear }: { label: string; onClear: () => void }) => (
  <button
    type="button"
    aria-label={label}
    onClick={onClear}
    className="inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full text-ink-soft hover:text-ink noscript:hidden"
  >
    <CrossIcon />
  </button>
)

function ResultCount({ q, answered: { asked, found } }: { q: string; answered: LiveResults }) {
  const messages = useSearchMessages()
  const locale = useLocale()
  return (
    <p role="status" className={q && found?.total ? 'mb-4 text-ink-soft' : 'sr-only'}>
      {q &&
        found &&
        `${fillTyped(messages.results, asked.q)}: ${plural(locale, found.total || (found.near ? 1 : 0), messages.total)}`}
    </p>
  )
}

/** The results; null where the search could not be asked. */
function Answer({ answered: { asked, found }, home }: { answered: LiveResults; home: string }) {
  const t = useText()
  const messages = useSearchMessages()
  if (found) return <Results asked={asked} found={found} />
  if (!asked.q) return null
  return (
    <ErrorState
      title={messages.failed}
      retry={<ButtonLink href={home + toSearchPath(asked).slice('/search'.length)}>{t.error.retry}</ButtonLink>}
    >
      {messages.failedHint}
    </ErrorState>
  )
}

/** Down and up go through the results, Escape back to an empty box; Enter is the link's own. */
function moveThrough(event: KeyboardEvent<HTMLElement>, box: HTMLElement | null, clear: () => void): void {
  if (event.key === 'Escape') clear()
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0 || event.altKey || event.ctrlKey || event.metaKey) return
  const stops = [box, ...event.currentTarget.querySelectorAll<HTMLElement>('a[data-result]')]
  const here = stops.indexOf(document.activeElement as HTMLElement)
  const next = stops[here + step]
  if (here < 0 || !next) return
  event.preventDefault()
  next.focus()
}
