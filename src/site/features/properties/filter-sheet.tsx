import { Suspense } from 'react'
import { lazyComponent } from '../../../client/device/lazy-component.ts'
import { loadUnasked } from '../../../client/device/reload-guard.ts'
import type { PackedText } from '../../../client/document/html-cache/packed.ts'
import { Link } from '../../../client/frame/link.tsx'
import { useText } from '../../../client/text.tsx'
import { ButtonLink, buttonClass } from '../../../ui/button-link.tsx'
import { CrossIcon } from '../../../ui/icons.tsx'
import { FilterIcon, MapSwitchIcon } from '../../../ui/icons-toolbar.tsx'
import { useServerParts } from '../../app/server-parts.ts'
import type { FilterRow } from './filter-rows.ts'
import type { PropertiesPage } from './load-properties.ts'

const sheet = 'property-filters'

const loadForm = async () => ({ default: (await import('./filter-form.tsx')).FilterForm })
// From another page of the site it comes beside the data of the list.
if (!import.meta.env.SSR && document.documentElement.dataset.ready === '') loadUnasked(loadForm).catch(() => {})

const LazyFilterForm = lazyComponent(loadForm)

type FilterSheetProps = Pick<PropertiesPage, 'messages' | 'hiddenFields'> & {
  rows: PackedText<FilterRow>[]
  /** Beside the list there is a map, and no room for a column. */
  isSheet: boolean
}

const shown =
  'm-0 w-full max-w-none overscroll-contain rounded-t-2xl border border-line bg-surface px-5 text-ink backdrop:bg-black/50 '
const always =
  'mx-auto max-w-2xl open:fixed open:inset-x-0 open:top-auto open:bottom-0 open:max-h-[90dvh] open:overflow-y-auto'
const onPhone =
  'max-lg:open:fixed max-lg:open:inset-x-0 max-lg:open:top-auto max-lg:open:bottom-0 max-lg:open:max-h-[90dvh] max-lg:open:overflow-y-auto lg:static lg:block lg:h-auto lg:self-start lg:overflow-visible lg:rounded-card lg:pt-5'

/** A popover on a phone, opened without a script; where there is room, a column. Its form is one as HTML already: the code follows the page. */
export function FilterSheet({ messages, hiddenFields, rows, isSheet }: FilterSheetProps) {
  const t = useText()
  const { FilterForm = LazyFilterForm } = useServerParts()
  return (
    <div
      id={sheet}
      popover="auto"
      onToggle={({ currentTarget, newState }) => showAsDialog(currentTarget, newState === 'open', messages.filters)}
      className={shown + (isSheet ? always : onPhone)}
    >
      <div
        className={`sticky top-0 z-10 -mx-5 mb-2 flex items-center justify-between border-b border-line bg-surface px-5 py-2 ${isSheet ? '' : 'lg:hidden'}`}
      >
        <h2 tabIndex={-1} className="text-xl outline-none">
          {messages.filters}
        </h2>
        <button
          type="button"
          popoverTarget={sheet}
          popoverTargetAction="hide"
          aria-label={t.alert.close}
          className={buttonClass({ tone: 'ghost', size: 'icon' })}
        >
          <CrossIcon />
        </button>
      </div>
      <Suspense fallback={<div className="h-screen" />}>
        <FilterForm label={messages.filters} messages={messages} hiddenFields={hiddenFields} rows={rows} />
      </Suspense>
    </div>
  )
}

/** Open, it is a dialog to those who hear it, and begins at its heading; a column beside the list is none. */
function showAsDialog(element: HTMLElement, isOpen: boolean, label: string): void {
  element.role = isOpen ? 'dialog' : null
  element.ariaLabel = isOpen ? label : null
  if (isOpen) element.querySelector('h2')?.focus()
}

/** Opens the sheet, and says how much is chosen in it; beside a column of filters there is none. */
export const FilterButton = ({ messages, filterCount, isSheet }: FilterButtonProps) => (
  <button
    type="button"
    popoverTarget={sheet}
    className={buttonClass({ tone: 'quiet', size: 'small', className: isSheet ? barLook : `${barLook} lg:hidden` })}
  >
    <FilterIcon />
    <span className="max-md:sr-only">{messages.filters}</span>
    {filterCount > 0 && (
      <span className="inline-flex size-6 items-center justify-center rounded-full bg-brand text-sm text-on-brand max-md:absolute max-md:-end-2 max-md:-top-2">
        {filterCount}
      </span>
    )}
  </button>
)
type FilterButtonProps = Pick<PropertiesPage, 'messages' | 'filterCount'> & { isSheet: boolean }

const barLook = 'relative max-md:px-3'

/** To the map, and back to the list. */
export const MapLink = ({ to, label }: PropertiesPage['mapSwitch']) => (
  <ButtonLink as={Link} to={to} tone="quiet" size="small" className={barLook} preventScrollReset>
    <MapSwitchIcon />
    <span className="max-md:sr-only">{label}</span>
  </ButtonLink>
)
