import { Link } from 'react-router'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { CrossIcon } from '../../ui/icons.tsx'
import type { StaysPage } from './load-stays.ts'

const link = 'inline-flex min-h-11 items-center gap-2 font-semibold hover:underline'

/** Each link leads to the same list without one of the filters. */
export const ChosenFilters = ({ words, chips }: Pick<StaysPage, 'words' | 'chips'>) =>
  chips.length > 0 && (
    <ul aria-label={words.chosen} className="flex flex-wrap gap-2 text-sm">
      {chips.map(({ label, remove, to }) => (
        <li key={to}>
          <Link to={to} aria-label={remove} className={`${link} rounded-3xl bg-brand-soft px-4 py-1 text-brand-deep`}>
            {label}
            <CrossIcon className="size-4" />
          </Link>
        </li>
      ))}
      <li>
        <Link to="/properties" className={`${link} px-2 text-brand`}>
          {words.clearAll}
        </Link>
      </li>
    </ul>
  )

/** What could not be used: the same as beside the fields, for those who do not see them. */
export const IgnoredFilters = ({ words, ignored }: Pick<StaysPage, 'words' | 'ignored'>) =>
  ignored.length > 0 && (
    <div role="status" className="mb-5 rounded-card bg-warning-soft px-5 py-3 text-warning">
      <p className="font-semibold">{words.ignored}</p>
      <ul>
        {ignored.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  )

/** Nothing fits: says what to give up, and what there would be then. */
export const NoStays = ({ words, loosened }: Pick<StaysPage, 'words' | 'loosened'>) => (
  <EmptyState
    title={words.empty}
    action={
      <ButtonLink as={Link} to="/properties" tone={loosened.length > 0 ? 'quiet' : 'primary'}>
        {words.clearAll}
      </ButtonLink>
    }
  >
    {loosened.length > 0 ? words.loosen : words.emptyHint}
    <ul className="mt-3">
      {loosened.map(({ label, to, total }) => (
        <li key={to}>
          <Link to={to} className={`${link} text-brand`}>
            <CrossIcon className="size-4" />
            {label}
            <span className="font-normal text-ink-soft">{total}</span>
          </Link>
        </li>
      ))}
    </ul>
  </EmptyState>
)
