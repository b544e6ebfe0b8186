import { Link } from 'react-router'
import type { Packed } from '../../lists/packed.ts'
import { useText } from '../../text.tsx'
import { ButtonLink, buttonClass } from '../../ui/button-link.tsx'
import { CrossIcon } from '../../ui/icons.tsx'
import { PlainSelect } from '../../ui/plain-field.tsx'
import { ChosenFilters } from './chosen-filters.tsx'
import { FilterForm } from './filter-form.tsx'
import type { FilterRow } from './filter-rows.ts'
import type { PropertiesPage } from './load-properties.ts'
import { Options } from './select-field.tsx'

const sheet = 'property-filters'
const form = 'property-filter-form'

type FilterSheetProps = Pick<PropertiesPage, 'messages' | 'kept'> & {
  rows: Packed<FilterRow>[]
  /** Beside the list there is a map, and no room for a column. */
  isSheet: boolean
}

const shown =
  'm-0 w-full max-w-none overscroll-contain rounded-t-2xl border border-line bg-surface px-5 text-ink backdrop:bg-black/50 '
const always =
  'mx-auto max-w-2xl open:fixed open:inset-x-0 open:top-auto open:bottom-0 open:max-h-[90dvh] open:overflow-y-auto'
const onPhone =
  'max-lg:open:fixed max-lg:open:inset-x-0 max-lg:open:top-auto max-lg:open:bottom-0 max-lg:open:max-h-[90dvh] max-lg:open:overflow-y-auto lg:static lg:block lg:h-auto lg:self-start lg:overflow-visible lg:rounded-card lg:pt-5'

/** A popover on a phone, opened without a script; where there is room, a column. */
export function FilterSheet({ messages, kept, rows, isSheet }: FilterSheetProps) {
  const t = useText()
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
      <FilterForm id={form} label={messages.filters} messages={messages} kept={kept} rows={rows} />
    </div>
  )
}

/** Open, it is a dialog to those who hear it, and begins at its heading; a column beside the list is none. */
function showAsDialog(element: HTMLElement, isOpen: boolean, label: string): void {
  element.role = isOpen ? 'dialog' : null
  element.ariaLabel = isOpen ? label : null
  if (isOpen) element.querySelector('h2')?.focus()
}

type FilterBarProps = Pick<
  PropertiesPage,
  'messages' | 'sort' | 'chips' | 'filterCount' | 'mapSwitch' | 'clearedPath'
> & {
  isSheet: boolean
}

/** Above the list: what opens the sheet, what was chosen, and the order, which goes by itself where there is script. */
export const FilterBar = ({ messages, sort, chips, filterCount, mapSwitch, clearedPath, isSheet }: FilterBarProps) => (
  <div className="mb-5 grid grid-cols-[auto_minmax(0,1fr)] items-end gap-3 lg:flex lg:flex-wrap">
    <div className="flex gap-2">
      <button
        type="button"
        popoverTarget={sheet}
        className={buttonClass({
          tone: 'quiet',
          size: 'small',
          className: isSheet ? 'min-h-12' : 'min-h-12 lg:hidden',
        })}
      >
        {messages.filters}
        {filterCount > 0 && (
          <span className="inline-flex size-6 items-center justify-center rounded-full bg-brand text-sm text-on-brand">
            {filterCount}
          </span>
        )}
      </button>
      <ButtonLink as={Link} to={mapSwitch.to} tone="quiet" size="small" className="min-h-12" preventScrollReset>
        {mapSwitch.label}
      </ButtonLink>
    </div>
    {/* Beside a map they belong to the list: above it, the map would jump whenever it is moved. */}
    {!isSheet && (
      <div className="max-lg:order-last max-lg:col-span-2 max-lg:empty:hidden lg:grow lg:basis-0">
        <ChosenFilters messages={messages} chips={chips} clearedPath={clearedPath} />
      </div>
    )}
    <div className="flex min-w-0 items-end justify-end gap-2 max-sm:col-span-2 lg:ms-auto">
      <PlainSelect
        name="sort"
        form={form}
        label={sort.label}
        defaultValue={sort.value}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
        className="min-w-0 max-sm:grow max-sm:flex-row max-sm:items-center max-sm:gap-3 max-sm:[&>label]:shrink-0 max-[23rem]:[&>label]:sr-only max-sm:[&>span]:min-w-0 max-sm:[&>span]:grow"
      >
        <Options of={sort.options} />
      </PlainSelect>
      <button type="submit" form={form} className={buttonClass({ tone: 'quiet', className: 'not-noscript:hidden' })}>
        {messages.apply}
      </button>
    </div>
  </div>
)
