import { createContext, use } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { LocaleContext } from '../text.tsx'
import { BothPrice } from './both-price.tsx'
import type { Cost } from './dinars.tsx'

const Shown = createContext<Cost>({ amount: 0, currency: 'USD' })
const One = () => <BothPrice cost={use(Shown)} />
const Site = createRoutesStub([{ id: 'root', path: '/', Component: One }])
const hydrationData = { loaderData: { root: { rate: { dinarsPerDollar: 1_310, text: '' } } } }

const render = (cost: Cost): string =>
  renderToStaticMarkup(
    <LocaleContext value="ar">
      <Shown value={cost}>
        <Site hydrationData={hydrationData} />
      </Shown>
    </LocaleContext>,
  ).replace(/[\u2066\u2069]/g, '')

test('what is in dollars says its dinars', () =>
  expect(render({ amount: 30, currency: 'USD' })).toBe('$30<span> (≈\u00a039,300 د.ع)</span>'))

test('what is in dinars says its dollars to whoever has chosen them', () =>
  expect(render({ amount: 45_000, currency: 'IQD' })).toBe('45,000 د.ع<span class="rate-quiet"> (≈\u00a0$34)</span>'))

test('of nothing there is one amount', () => expect(render({ amount: 0, currency: 'USD' })).toBe('$0'))
