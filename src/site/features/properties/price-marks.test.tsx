import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { Cost } from '../../../client/money/dinars.tsx'
import { LocaleContext } from '../../../client/text.tsx'
import { PriceMarks } from './price-marks.tsx'
import type { PriceMark } from './property-map-data.ts'

const here = { latitude: 33.3, longitude: 44.4 }
const mark = (id: number, price: Cost | null): PriceMark => ({
  id,
  coordinates: here,
  spot: null,
  price,
  text: '–',
  label: `فندق ${id}`,
  href: `/properties/${id}`,
  isGone: price === null,
})
const marks = [mark(1, { amount: 45_000, currency: 'IQD' }), mark(2, { amount: 77, currency: 'USD' }), mark(3, null)]

const Site = createRoutesStub([
  {
    id: 'root',
    path: '/',
    Component: () => (
      <svg role="presentation">
        <PriceMarks marks={marks} chosen={null} onChoose={() => {}} project={() => ({ x: 500, y: 500 })} />
      </svg>
    ),
  },
])
const html = renderToStaticMarkup(
  <LocaleContext value="ar">
    <Site hydrationData={{ loaderData: { root: { rate: { dinarsPerDollar: 1_310, text: '' } } } }} />
  </LocaleContext>,
)
const textsOf = (look: string) =>
  [...html.matchAll(new RegExp(`<g class="${look}( mark-about)?">.*?<text[^>]*>([^<]*)</text>`, 'g'))].map(
    ([, about, text]) => `${about ? '≈' : ''}${text}`,
  )

test('every price of a map is there in dinars and in dollars, one of them converted', () => {
  expect(textsOf('mark-iqd')).toEqual(['45 ألف', '≈101 ألف'])
  expect(textsOf('mark-usd')).toEqual(['≈$34', '$77'])
})

test('whoever hears it is told what is seen in either currency, and the price itself', () => {
  const [, dollars = ''] = html.match(/aria-label="([^"]*فندق 2[^"]*)"/) ?? []
  for (const text of ['101 ألف', '$77', '100,870']) expect(dollars).toContain(text)
})

test('what has no price says so in any currency', () =>
  expect(html).toMatch(/<g><g class="md:scale[^>]*><rect[^>]*><\/rect><text[^>]*>–/))
