import { Link } from 'react-router'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { CrossIcon } from '../../../ui/icons.tsx'
import type { PropertiesPage } from './load-properties.ts'

const link = 'inline-flex min-h-11 items-center gap-2 font-semibold text-brand hover:underline'

type NoPropertiesProps = NonNullable<PropertiesPage['none']> & { clearAll: string }

/** Nothing fits: says what to give up, and what there would be then. */
export const NoProperties = ({ title, hint, loosened, elsewhere, clearAll }: NoPropertiesProps) => (
  <EmptyState
    title={title}
    action={
      <ButtonLink as={Link} to="/properties" tone={loosened.length > 0 ? 'quiet' : 'primary'}>
        {clearAll}
      </ButtonLink>
    }
  >
    {hint}
    <ul className="mt-3">
      {loosened.map(({ label, to, total }) => (
        <li key={to}>
          <Link to={to} className={link}>
            <CrossIcon className="size-4" />
            {label}
            <span className="font-normal text-ink-soft">{total}</span>
          </Link>
        </li>
      ))}
      {elsewhere && (
        <li>
          <Link to={elsewhere.to} className={link}>
            {elsewhere.label}
          </Link>
        </li>
      )}
    </ul>
  </EmptyState>
)
