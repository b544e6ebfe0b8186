import { Link } from '../../../client/frame/link.tsx'
import { CrossIcon } from '../../../ui/icons.tsx'
import type { PropertiesPage } from './load-properties.ts'

const link = 'inline-flex min-h-11 items-center gap-2 font-semibold hover:underline'

/** Each link leads to the same list without one of the filters. */
type ChosenFiltersProps = Pick<PropertiesPage, 'messages' | 'chips' | 'clearedPath'>

export const ChosenFilters = ({ messages, chips, clearedPath }: ChosenFiltersProps) =>
  chips.length > 0 && (
    <ul
      aria-label={messages.chosen}
      className="flex gap-2 text-sm max-sm:scroll-pe-28 max-sm:overflow-x-auto max-sm:*:shrink-0 sm:flex-wrap"
    >
      {chips.map(({ label, remove, to }) => (
        <li key={to}>
          <Link to={to} aria-label={remove} className={`${link} rounded-3xl bg-brand-soft px-4 py-1 text-brand-deep`}>
            {label}
            <CrossIcon className="size-4" />
          </Link>
        </li>
      ))}
      {/* In sight however long the row is. */}
      <li className="max-sm:sticky max-sm:end-0 max-sm:bg-ground max-sm:shadow-[0_0_8px_8px_var(--ground)]">
        <Link to={clearedPath} className={`${link} px-2 text-brand`}>
          {messages.clearAll}
        </Link>
      </li>
    </ul>
  )

/** Invalid values: the same messages as beside the fields, for visitors who do not see them. */
export const IgnoredFilters = ({ messages, ignored }: Pick<PropertiesPage, 'messages' | 'ignored'>) =>
  ignored.length > 0 && (
    <div role="status" className="mb-5 rounded-card bg-warning-soft px-5 py-3 text-warning">
      <p className="font-semibold">{messages.ignored}</p>
      <ul>
        {ignored.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  )
