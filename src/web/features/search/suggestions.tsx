import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { searchText } from '../../../i18n/messages/search.ts'
import { plural } from '../../../i18n/plural.ts'
import { useLocale } from '../../text.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Marked } from './marked.tsx'
import type { Suggestion } from './suggest.ts'
import { useSuggestions } from './use-suggestions.ts'

const none = -1

/** Makes a box that is there already one that suggests: the focus stays in it, the arrows go through the list below. */
export function Suggestions({ input }: { input: HTMLInputElement }) {
  const locale = useLocale()
  const navigate = useNavigate()
  const id = useId()
  const [typed, setTyped] = useState(input.value)
  const [isWanted, setWanted] = useState(true)
  const [active, setActive] = useState(none)
  const suggestions = useSuggestions(typed)
  const isOpen = isWanted && suggestions.length > 0
  const optionId = (at: number) => `${id}-${at}`
  const text = searchText[locale]

  const open = ({ to }: Suggestion) => {
    setWanted(false)
    navigate(to)
  }
  const type = useEffectEvent(() => {
    setTyped(input.value)
    setWanted(true)
    setActive(none)
  })
  const press = useEffectEvent((event: KeyboardEvent) => {
    const chosen = suggestions[active]
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (event.key === 'Escape' && isOpen) {
      setWanted(false)
      setActive(none)
    } else if (event.key === 'Enter' && isOpen && chosen && !event.isComposing) open(chosen)
    else if (step !== 0 && suggestions.length > 0) {
      setWanted(true)
      // One place more than there are suggestions: the box itself.
      const places = suggestions.length + 1
      setActive(((active + 1 + step + places) % places) - 1)
    } else return
    event.preventDefault()
  })

  useEffect(() => {
    const leave = () => setWanted(false)
    const come = () => setWanted(true)
    const heard = [
      ['input', type],
      ['keydown', press],
      ['blur', leave],
      ['focus', come],
    ] as const
    for (const [name, listener] of heard) input.addEventListener(name, listener as EventListener)
    return () => {
      for (const [name, listener] of heard) input.removeEventListener(name, listener as EventListener)
    }
  }, [input])

  useEffect(() => {
    input.role = 'combobox'
    input.setAttribute('aria-autocomplete', 'list')
    input.setAttribute('aria-controls', id)
    input.setAttribute('aria-expanded', String(isOpen))
    if (isOpen && active !== none) input.setAttribute('aria-activedescendant', `${id}-${active}`)
    else input.removeAttribute('aria-activedescendant')
  }, [input, id, isOpen, active])

  return (
    <>
      <div
        id={id}
        role="listbox"
        aria-label={text.suggestions}
        hidden={!isOpen}
        // The focus stays in the box.
        onPointerDown={(event) => event.preventDefault()}
        className="absolute inset-x-0 top-full z-40 mt-1 max-h-[60vh] overflow-y-auto rounded-card border border-line bg-surface py-1 text-start text-ink shadow-soft"
      >
        {suggestions.map((suggestion, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are pressed in the box
          <div
            key={suggestion.to}
            id={optionId(at)}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            onClick={() => open(suggestion)}
            onPointerMove={() => setActive(at)}
            className="flex min-h-11 cursor-pointer flex-col justify-center px-4 py-1.5 aria-selected:bg-sunken"
          >
            <span className="flex items-center gap-2">
              <span className="truncate font-semibold">
                <Marked text={suggestion.title} />
              </span>
              {suggestion.isSoldOut && <Badge tone="danger">{text.soldOut}</Badge>}
            </span>
            {suggestion.kind && (
              <span className="truncate text-sm text-ink-soft">
                <Marked text={[suggestion.kind, suggestion.line].filter(Boolean).join(' · ')} />
              </span>
            )}
          </div>
        ))}
      </div>
      <span role="status" className="sr-only">
        {isOpen && plural(locale, suggestions.length, text.total)}
      </span>
    </>
  )
}
