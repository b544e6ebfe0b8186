import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useState } from 'react'

const none = -1

type SuggestionListProps<Suggestion> = {
  /** The box that is there already. */
  input: HTMLInputElement
  label: string
  /** The message for visitors who do not see the list. */
  status: string
  suggestions: readonly Suggestion[]
  toKey: (suggestion: Suggestion) => string
  onType: (typed: string) => void
  onChoose: (suggestion: Suggestion) => void
  children: (suggestion: Suggestion) => ReactNode
}

/** Makes a box one that suggests: the focus stays in it, the arrows go through the list below. */
export function SuggestionList<Suggestion>(props: SuggestionListProps<Suggestion>) {
  const { label, status, suggestions, toKey, children } = props
  const id = useId()
  const { isOpen, active, setActive, choose } = useSuggesting(props, id)

  return (
    <>
      <div
        id={id}
        role="listbox"
        aria-label={label}
        hidden={!isOpen}
        // The focus stays in the box.
        onPointerDown={(event) => event.preventDefault()}
        className="absolute inset-x-0 top-full z-40 mt-1 max-h-[60vh] xl:min-w-96 overflow-y-auto rounded-card border border-line bg-surface py-1 text-start text-ink shadow-soft"
      >
        {suggestions.map((suggestion, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are pressed in the box
          <div
            key={toKey(suggestion)}
            id={`${id}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            onClick={() => choose(suggestion)}
            onPointerMove={() => setActive(at)}
            className="flex min-h-11 cursor-pointer flex-col justify-center px-4 py-1.5 aria-selected:bg-sunken"
          >
            {children(suggestion)}
          </div>
        ))}
      </div>
      <span role="status" className="sr-only">
        {isOpen && status}
      </span>
    </>
  )
}

/** The box's attributes and handlers while it suggests. `id`: of the list. */
function useSuggesting<Suggestion>(props: SuggestionListProps<Suggestion>, id: string) {
  const { input, suggestions, onType, onChoose } = props
  const [isWanted, setWanted] = useState(true)
  const [active, setActive] = useState(none)
  const isOpen = isWanted && suggestions.length > 0

  const choose = (suggestion: Suggestion) => {
    setWanted(false)
    setActive(none)
    onChoose(suggestion)
  }
  const type = useEffectEvent(() => {
    onType(input.value)
    setWanted(true)
    setActive(none)
  })
  const press = useEffectEvent((event: KeyboardEvent) => {
    const chosen = suggestions[active]
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (event.key === 'Escape' && isOpen) {
      setWanted(false)
      setActive(none)
    } else if (event.key === 'Enter' && isOpen && chosen && !event.isComposing) choose(chosen)
    else if (step !== 0 && suggestions.length > 0) {
      setWanted(true)
      // One place more than there are suggestions: the box itself.
      const places = suggestions.length + 1
      setActive(((active + 1 + step + places) % places) - 1)
    } else return
    event.preventDefault()
  })

  // Before anything else can happen: a letter that is typed between the list and its listeners would be lost.
  useLayoutEffect(() => {
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
  useCombobox(input, { id, isOpen, active })
  return { isOpen, active, setActive, choose }
}

type ComboboxState = { id: string; isOpen: boolean; active: number }

function useCombobox(input: HTMLInputElement, { id, isOpen, active }: ComboboxState): void {
  useEffect(() => {
    input.role = 'combobox'
    input.setAttribute('aria-autocomplete', 'list')
    input.setAttribute('aria-controls', id)
    input.setAttribute('aria-expanded', String(isOpen))
    if (isOpen && active !== none) input.setAttribute('aria-activedescendant', `${id}-${active}`)
    else input.removeAttribute('aria-activedescendant')
  }, [input, id, isOpen, active])
}
