import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../client/call/call.ts'
import { searchMany } from '../../../client/call/search.ts'
import { useRootData } from '../../../client/root-data.ts'
import { useLocale } from '../../../client/text.tsx'
import { searchText } from '../../../i18n/messages/search.ts'
import { staySearchText } from '../../../i18n/messages/stay-search.ts'
import { plural } from '../../../i18n/plural.ts'
import { toHereKey } from '../landmarks/location-key.ts'
import { Marked } from '../search/suggestions/highlighted.tsx'
import { SuggestionList } from '../search/suggestions/suggestion-list.tsx'
import type { StaySuggestionsProps } from './chosen-place.ts'
import { readRecentStays } from './recent-stays.ts'
import { type StaySuggestion, toHits, toStayQueries, toStaySuggestions } from './suggest-stays.ts'

/** The pause after the last key before suggestions are requested: short enough not to be noticed. */
const pause = 150
const minTyped = 2

/** Destinations: the typed text may mean a governorate, a landmark, an area or a property. Before typing: the person's location and recent searches. */
export function StaySuggestions({ input, onChoose, onProblem }: StaySuggestionsProps) {
  const locale = useLocale()
  const navigate = useNavigate()
  // The first text of the box was chosen before; the visitor may have typed on while this was loading.
  const [typed, setTyped] = useState(input.value === input.defaultValue ? '' : input.value)
  const t = staySearchText[locale]
  const found = useFound(typed.trim())
  const suggestions: StaySuggestion[] =
    typed.trim().length >= minTyped
      ? [...found, toEverything(typed.trim(), t.everything)]
      : [
          { key: 'near-me', title: t.nearMe, line: t.nearMeHint, choice: 'near-me' },
          ...readRecentStays().map(({ path, label }) => ({
            key: path,
            title: label,
            line: t.recent,
            choice: { to: path },
          })),
        ]

  const choose = ({ choice }: StaySuggestion) => {
    setTyped('')
    if (choice === 'near-me') findHere(input, { onChoose, onProblem, texts: t })
    else if ('place' in choice) onChoose(choice.place)
    else void navigate(isStay.test(choice.to) ? choice.to + planOf(input.form) : choice.to)
  }
  return (
    <SuggestionList
      input={input}
      label={t.suggestions}
      status={plural(locale, suggestions.length, searchText[locale].total)}
      suggestions={suggestions}
      toKey={({ key }) => key}
      onType={setTyped}
      onChoose={choose}
    >
      {({ title, line }) => (
        <>
          <span className="truncate font-semibold">
            <Marked text={title} />
          </span>
          <span className="truncate text-sm text-ink-soft">
            <Marked text={line} />
          </span>
        </>
      )}
    </SuggestionList>
  )
}

const isStay = /^\/properties\/\d+$/

/** Links to other sections, for visitors who mean something else than a stay. */
const toEverything = (q: string, title: string): StaySuggestion => ({
  key: 'everything',
  title,
  line: q,
  choice: { to: `/search?${new URLSearchParams({ q })}` },
})

function useFound(q: string): StaySuggestion[] {
  const locale = useLocale()
  const root = useRootData()
  const [found, setFound] = useState<StaySuggestion[]>([])
  useEffect(() => {
    if (q.length < minTyped || !root) {
      setFound([])
      return
    }
    // A further letter ends the request before it, so that no late answer can replace a newer one.
    const controller = new AbortController()
    const { signal } = controller
    const options = { locale, apiUrl: root.apiUrl, hide: { error: true }, signal }
    const timer = setTimeout(async () => {
      const [answers, landmarks] = await Promise.all([
        searchMany(root, toStayQueries(q, locale), signal).catch(() => []),
        call('GET /public/landmarks', { query: { search: q.slice(0, 100), limit: 3 } }, options),
      ])
      const places = landmarks.ok ? landmarks.body.data : []
      if (!signal.aborted)
        setFound(toStaySuggestions({ ...toHits(answers), landmarks: places }, locale, staySearchText[locale], q))
    }, pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [q, locale, root])
  return found
}

/** The days and the party that are in the form already go along to a stay. */
function planOf(form: HTMLFormElement | null): string {
  const plan = new URLSearchParams()
  for (const [name, value] of form ? new FormData(form) : [])
    if (['checkIn', 'checkOut', 'adults', 'children', 'age'].includes(name) && value) plan.append(name, String(value))
  return plan.size > 0 ? `?${plan}` : ''
}

type Here = Omit<StaySuggestionsProps, 'input'> & { texts: Record<'here' | 'refused' | 'outside', string> }

/** Asked for by a tap alone; what leaves the device is a kilometre wide. */
function findHere(input: HTMLInputElement, { onChoose, onProblem, texts }: Here): void {
  if (!('geolocation' in navigator)) {
    onProblem(texts.refused)
    return
  }
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => {
      const value = toHereKey(coords)
      if (!value) return onProblem(texts.outside)
      onChoose({ text: texts.here, field: { name: 'near', value } })
      input.focus()
    },
    () => onProblem(texts.refused),
    { timeout: 15_000, maximumAge: 60_000 },
  )
}
