import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { locales } from '../../domain/text/locale.ts'
import { localeFacts, localPath } from '../../i18n/locale-facts.ts'
import { useLocale, useText } from '../text.tsx'

// The server never sees the hash, and the router does not know the search text, so both join the address at the click.
const keepPlace = (event: MouseEvent<HTMLAnchorElement>): void => {
  event.currentTarget.search = location.search
  event.currentTarget.hash = location.hash
}

/** Plain links: another locale is another document. Page and query stay. */
export function LanguageSwitch() {
  const t = useText()
  const current = useLocale()
  const { pathname, search } = useLocation()
  return (
    <nav aria-label={t.nav.language}>
      <ul className="flex items-center">
        {locales.map((locale) => {
          const { title, tag, direction } = localeFacts[locale]
          const isCurrent = locale === current
          return (
            <li key={locale}>
              <a
                href={localPath(locale, pathname) + search}
                onClick={keepPlace}
                hrefLang={tag}
                lang={tag}
                dir={direction}
                aria-current={isCurrent ? 'true' : undefined}
                className="header-choice"
              >
                {title}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
