import { Link } from 'react-router'
import { sectionsOf } from '../../shell/sections.ts'
import { useText } from '../../text.tsx'

/** All that there is, under one's thumb. */
export function SectionTiles() {
  const t = useText()
  return (
    <nav aria-label={t.nav.sections}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-3 sm:grid-cols-5 lg:grid-cols-10">
        {sectionsOf(t).map(({ to, label, Icon }) => (
          <li key={to} className="flex *:grow">
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
