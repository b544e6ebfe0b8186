import { createContext, use } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { Price } from '../../ui/price.tsx'
import { LocaleContext } from '../text.tsx'
import { AboutInDollars, type Cost, useAbout } from './dinars.tsx'

const CostContext = createContext<Cost | undefined>(undefined)
const One = () => {
  const cost = use(CostContext)
  return (
    <>
      <Price amount="1" about={useAbout(cost)} />
      {cost && <AboutInDollars cost={cost} text="paid in dinars" />}
    </>
  )
}
const Site = createRoutesStub([{ id: 'root', path: '/', Component: One }])
const hydrationData = { loaderData: { root: { rate: { dinarsPerDollar: 1_310, text: '' } } } }

const render = (cost?: Cost): string =>
  renderToStaticMarkup(
    <LocaleContext value="ar">
      <CostContext value={cost}>
        <Site hydrationData={hydrationData} />
      </CostContext>
    </LocaleContext>,
  )

test('a price in dinars carries its dollars, which are seen by whoever has chosen them', () =>
  expect(render({ amount: 131_000, currency: 'IQD' })).toMatch(/<span class="price-usd">≈\s[^<]*100[^<]*<\/span>/))

test('one in dollars carries its dinars', () =>
  expect(render({ amount: 100, currency: 'USD' })).toMatch(/<span class="price-iqd">≈\s[^<]*131,000[^<]*<\/span>/))

test('what costs nothing carries nothing', () => expect(render()).not.toContain('≈'))

test('a total to be paid in dinars says so to whoever reads dollars, one in dollars has nothing to add', () => {
  const spoken = 'paid in dinars'
  expect(render({ amount: 131_000, currency: 'IQD' })).toMatch(
    /<p class="rate-quiet[^>]*>.*≈\s[^<]*100.*paid in dinars/,
  )
  expect(render({ amount: 100, currency: 'USD' })).not.toContain(spoken)
})
