import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Breadcrumb } from './breadcrumb.tsx'

const looks = readFileSync(new URL('looks.css', import.meta.url), 'utf8')
const rules = looks.slice(looks.indexOf('.breadcrumb {'), looks.indexOf('\n  }\n', looks.indexOf('.breadcrumb {')))

test('a trail stays in one line, and the last name is what gives way', () => {
  const items = [
    { label: 'Home', href: '/' },
    { label: 'Offers', href: '/offers' },
    { label: 'A long weekend in Istanbul' },
  ]
  const html = renderToStaticMarkup(<Breadcrumb label="Trail" items={items} />)
  expect(html).toContain('class="breadcrumb"')
  expect(html.match(/<li>/g)?.length).toBe(3)
  expect(html).toMatch(/<span aria-current="page">A long weekend in Istanbul<\/span><\/li><\/ol>/)
  expect(rules).not.toContain('flex-wrap')
  expect(rules).toMatch(/li:last-child \{[^}]*shrink-9999/)
  expect(rules).toMatch(/li > span \{[^}]*truncate/)
})
