import { Link } from 'react-router'
import { useText } from '../../../../client/text.tsx'
import { ButtonLink, buttonClass } from '../../../../ui/button-link.tsx'
import { ChevronEndIcon } from '../../../../ui/icons.tsx'
import { sectionsMenu } from '../../../shell/sections-menu.tsx'
import type { Overview } from './load-overview.ts'

/** The other screens of the account: a card a group, a row a screen, with a useful fact at its end. */
export function AccountMenu({ groups, code }: Pick<Overview, 'groups' | 'code'>) {
  const t = useText()
  return (
    <div className="space-y-8">
      {groups.map(({ title, rows }) => (
        <section key={title} aria-label={title}>
          <h2 className="mb-3 text-xl">{title}</h2>
          <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface shadow-soft">
            {rows.map(({ to, label, value, note }) => (
              <li key={to}>
                <Link to={to} className="flex min-h-14 items-center gap-3 px-4 py-2 hover:bg-sunken">
                  <span className="grow">
                    <span className="font-semibold">{label}</span>
                    {note && <span className="block text-sm text-ink-soft">{note}</span>}
                  </span>
                  {value && <span className="text-end font-semibold tabular-nums wrap-anywhere">{value}</span>}
                  <ChevronEndIcon className="size-4 shrink-0 text-ink-soft" />
                </Link>
                {to === '/account/subscription' && code && (
                  <ButtonLink as={Link} to="/account/subscription/code" size="small" className="mx-4 mb-3">
                    {code}
                  </ButtonLink>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {/* Where the bar below has the trips in place of the sections. */}
      <button
        type="button"
        popoverTarget={sectionsMenu}
        className={buttonClass({ tone: 'quiet', className: 'w-full md:hidden' })}
      >
        {t.nav.sections}
      </button>
    </div>
  )
}
