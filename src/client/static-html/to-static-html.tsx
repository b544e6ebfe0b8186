import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { Locale } from '../../domain/text/locale.ts'
import { localeFacts, localPath } from '../../i18n/locale-facts.ts'

/** For loaders: a part of a page that is only looked at, as the HTML that `StaticHtml` shows. Its links are of the language. */
export const toStaticHtml = (locale: Locale, part: ReactNode): string =>
  renderToStaticMarkup(
    <StaticRouter basename={localeFacts[locale].base} location={localPath(locale, '/')}>
      {part}
    </StaticRouter>,
  )
