import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Breadcrumb } from './breadcrumb.tsx'

test('a trail stays in one line, and the last name is what gives way', () => {
  const items = [
    { label: 'Home', href: '/' },
    { label: 'Offers', href: '/offers' },
    { label: 'A long weekend in Istanbul' },
  ]
  const html = renderToStaticMarkup(<Breadcrumb label="Trail" items={items} />)
  expect(html).not.toContain('flex-wrap')
  expect(html.match(/truncate/g)?.length).toBe(3)
  expect(html.match(/shrink-9999/g)?.length).toBe(1)
})
