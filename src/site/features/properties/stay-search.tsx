import {
  type ComponentType,
  type FocusEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { unpack } from '../../../client/document/html-cache/packed.ts'
import { GetForm, toFormPath } from '../../../client/forms/get-form.tsx'
import { buttonClass } from '../../../ui/button-link.tsx'
import { classes } from '../../../ui/classes.ts'
import { fieldLook } from '../../../ui/field-look.ts'
import { PinIcon, SearchIcon } from '../../../ui/icons.tsx'
import type { ChosenPlace, StaySuggestionsProps } from './chosen-place.ts'
import { SearchDays } from './search-days.tsx'
import { SearchFold } from './search-fold.tsx'
import { SearchParty } from './search-party.tsx'
import type { StaySearchData } from './stay-search-data.ts'
import { type StaySearchProps, staySearchForm } from './stay-search-props.ts'

type Used = { input: HTMLInputElement; StaySuggestions: ComponentType<StaySuggestionsProps> }

/** Destination, days and guests, in one form. Suggestions load on first use; without script the server finds the place. */
export function StaySearch({ search, isLarge = false }: StaySearchProps) {
  const { place, days, party, messages, ...rest } = useMemo(() => unpack<StaySearchData>(search), [search])
  // The first page has room for all of it, a list begins with the list.
  const folded = isLarge ? null : rest.folded
  const form = useRef<HTMLFormElement>(null)
  const [lacksAges, setLacksAges] = useState(false)
  const { chosen, setChosen, used, load, choose, problem, setProblem } = usePlace(place)
  useClosing(form)

  const askAges = (event: SubmitEvent<HTMLFormElement>) => {
    const asked = event.currentTarget
    if (!showUnsaidAge(asked)) return rememberSearch(asked)
    event.preventDefault()
    event.stopPropagation()
    setLacksAges(true)
  }
  const box = (
    <GetForm
      ref={form}
      id={staySearchForm}
      action="/properties"
      role="search"
      aria-label={messages.label}
      noValidate
      onChange={() => setLacksAges(false)}
      onSubmitCapture={askAges}
      className={classes(
        'over-search relative z-20 grid gap-2 rounded-card border border-line bg-surface p-2 text-ink shadow-soft md:grid-cols-[minmax(0,2fr)_minmax(0,1.5fr)_minmax(0,1.4fr)_auto]',
        'grid-cols-[minmax(0,1fr)_auto]',
        folded !== null && 'max-md:[details:not([open])+&]:hidden',
      )}
    >
      {chosen && <input type="hidden" {...chosen.field} />}
      <PlaceBox
        place={place}
        messages={messages}
        isChosen={chosen !== null}
        onFocus={load}
        onInput={() => setChosen(null)}
      >
        {used && <used.StaySuggestions input={used.input} onChoose={choose} onProblem={setProblem} />}
      </PlaceBox>
      <SearchDays days={days} />
      <SearchParty party={party} lacksAges={lacksAges} label={messages.guests} isLarge={isLarge} />
      <SearchButton label={messages.search} isLarge={isLarge} />
      {problem && (
        <p role="alert" className={`${fieldLook.error} col-span-full px-2`}>
          {problem}
        </p>
      )}
    </GetForm>
  )
  if (folded === null) return box
  return (
    <>
      <SearchFold text={folded} hint={messages.change} />
      {box}
    </>
  )
}

/** The place that is looked for, and what suggests it from the first use of its box. */
function usePlace(place: StaySearchData['place']) {
  const [chosen, setChosen] = useState<ChosenPlace | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [used, setUsed] = useState<Used | null>(null)
  // Until the page listens, the name of a place says which it is.
  useEffect(() => setChosen(place.chosen[0] ? { text: place.text, field: place.chosen[0] } : null), [place])
  const load = ({ currentTarget: input }: FocusEvent<HTMLInputElement>) => {
    input.select()
    if (used) return
    import('./stay-suggestions.tsx').then(
      ({ StaySuggestions }) => setUsed({ input, StaySuggestions }),
      () => {
        // Without them it is a form as any other.
      },
    )
  }
  const choose = (next: ChosenPlace) => {
    setProblem(null)
    setChosen(next)
    if (used) used.input.value = next.text
  }
  return { chosen, setChosen, used, load, choose, problem, setProblem }
}

type PlaceBoxProps = Pick<StaySearchData, 'place' | 'messages'> & {
  isChosen: boolean
  onFocus: (event: FocusEvent<HTMLInputElement>) => void
  onInput: () => void
  /** The component for suggestions, once it is loaded. */
  children: ReactNode
}

const PlaceBox = ({ place, messages, isChosen, onFocus, onInput, children }: PlaceBoxProps) => (
  <div className="relative col-span-full md:col-span-1">
    <PinIcon className="pointer-events-none absolute start-3 top-3.5 size-5 text-brand" />
    <input
      type="search"
      name={isChosen ? undefined : 'q'}
      defaultValue={place.text}
      aria-label={messages.place}
      placeholder={messages.placeholder}
      autoComplete="off"
      enterKeyHint="search"
      maxLength={200}
      data-place=""
      onFocus={onFocus}
      onInput={onInput}
      className="input border-line! ps-10! [unicode-bidi:plaintext] rtl:text-right [&::-webkit-search-cancel-button]:hidden"
    />
    {children}
  </div>
)

const SearchButton = ({ label, isLarge }: { label: string; isLarge: boolean }) => (
  <button
    type="submit"
    aria-label={label}
    className={buttonClass({ className: isLarge ? 'min-h-12 max-md:col-span-2' : 'min-h-12 max-md:px-4!' })}
  >
    <SearchIcon />
    <span className={isLarge ? undefined : 'max-md:hidden'}>{label}</span>
  </button>
)

/** Opens where the age of a child is still to be said; false where none is. */
function showUnsaidAge(form: HTMLFormElement): boolean {
  const unsaid = form.querySelector<HTMLSelectElement>('select[name=age]:has(option[value=""]:checked)')
  unsaid?.closest('details')?.setAttribute('open', '')
  unsaid?.focus()
  return unsaid !== null
}

/** Remembers the whole search, so that the box can offer it again, and folds open panels. */
function rememberSearch(form: HTMLFormElement): void {
  const path = toFormPath('/properties', new FormData(form))
  const said = [...form.querySelectorAll('summary')].map(({ textContent }) => textContent)
  const typed = form.querySelector<HTMLInputElement>('[data-place]')?.value.trim()
  closeAll(form)
  if (typed)
    import('./recent-stays.ts').then(({ rememberStay }) => rememberStay({ path, label: [typed, ...said].join(' · ') }))
}

const closeAll = (form: HTMLElement): void => {
  for (const open of form.querySelectorAll('details[open]')) open.removeAttribute('open')
}

/** An open panel closes by a tap beside it, and by Escape. */
function useClosing(form: { current: HTMLFormElement | null }): void {
  useEffect(() => {
    const tap = ({ target }: Event) => {
      for (const open of form.current?.querySelectorAll('details[open]') ?? [])
        if (!open.contains(target as Node)) open.removeAttribute('open')
    }
    const press = ({ key }: KeyboardEvent) => {
      const open = key === 'Escape' && form.current?.querySelector('details[open]')
      if (!open) return
      open.removeAttribute('open')
      open.querySelector('summary')?.focus()
    }
    addEventListener('pointerdown', tap)
    addEventListener('keydown', press)
    return () => {
      removeEventListener('pointerdown', tap)
      removeEventListener('keydown', press)
    }
  }, [form])
}
