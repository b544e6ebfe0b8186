import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocale } from '../../../client/text.tsx'
import { searchText } from '../../../i18n/messages/search.ts'
import { plural } from '../../../i18n/plural.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Marked } from './suggestions/highlighted.tsx'
import { SuggestionList } from './suggestions/suggestion-list.tsx'
import { useSuggestions } from './use-suggestions.ts'

/** Suggestions for the typed text, below the box. */
export function Suggestions({ input }: { input: HTMLInputElement }) {
  const locale = useLocale()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(input.value)
  const suggestions = useSuggestions(typed)
  const text = searchText[locale]
  return (
    <SuggestionList
      input={input}
      label={text.suggestions}
      status={plural(locale, suggestions.length, text.total)}
      suggestions={suggestions}
      toKey={({ to }) => to}
      onType={setTyped}
      onChoose={({ to }) => void navigate(to)}
    >
      {({ title, kind, line, isSoldOut }) => (
        <>
          <span className="flex items-center gap-2">
            <span className="truncate font-semibold">
              <Marked text={title} />
            </span>
            {isSoldOut && <Badge tone="danger">{text.soldOut}</Badge>}
          </span>
          {kind && (
            <span className="truncate text-sm text-ink-soft">
              <Marked text={[kind, line].filter(Boolean).join(' · ')} />
            </span>
          )}
        </>
      )}
    </SuggestionList>
  )
}
