import { Link } from 'react-router'
import { useText } from '../../../client/text.tsx'
import { sectionsOf } from '../../shell/sections.ts'

/** All that there is, under one's thumb. */
export function SectionTiles() {
  const t = useText()
  return (
    <nav aria-label={t.nav.sections}>
      <ul className="-mx-4 flex gap-3 overflow-x-auto px-4 pt-1 pb-6 [scrollbar-width:none] sm:mx-0 sm:grid sm:grid-cols-4 sm:overflow-visible sm:px-0 lg:grid-cols-11 lg:gap-2">
        {sectionsOf(t).map(({ to, label, Icon }) => (
          <li key={to} className="flex w-26 shrink-0 *:grow sm:w-auto">
            <Link
              to={to}
              className="flex min-h-24 flex-col items-center justify-center gap-2 rounded-card border border-line bg-surface px-1 py-3 text-center text-sm font-semibold shadow-soft hover:text-brand"
            >
              <span className="inline-flex size-11 items-center justify-center rounded-full bg-brand-soft text-brand">
                <Icon className="size-6" />
              </span>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
