import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { expect, test } from 'vitest'
import { locales } from '../../domain/text/locale.ts'
import { localeFacts, localPath } from '../../i18n/locale-facts.ts'
import { LocaleContext } from '../text.tsx'
import { Link, ServerLink } from './link.tsx'

const links: ComponentProps<typeof Link>[] = [
  { to: '/', 'aria-label': 'Safar' },
  { to: '/properties?stars=4&minPrice=1000#first', className: 'px-2', preventScrollReset: true },
  { to: '/umrah', replace: true, state: { from: 1 }, target: '_blank', rel: 'noreferrer' },
  { to: '?page=2' },
  { to: '..' },
  { to: { pathname: '/events', search: '?page=2' } },
]

test.each(locales)('the server writes the link that the router would, in %s', (locale) => {
  const render = (Tag: typeof Link | typeof ServerLink, props: ComponentProps<typeof Link>) =>
    renderToStaticMarkup(
      <StaticRouter basename={localeFacts[locale].base} location={localPath(locale, '/properties')}>
        <LocaleContext value={locale}>
          <Tag {...props}>Stays</Tag>
        </LocaleContext>
      </StaticRouter>,
    )
      .replace(' data-discover="true"', '')
      // One after the other, in any order.
      .split(/(?= [\w-]+=)|>/)
      .sort()
  for (const props of links) expect(render(ServerLink, props)).toEqual(render(Link, props))
})
