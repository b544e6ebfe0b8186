import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { LocaleContext } from '../../../../client/text.tsx'
import { VisaCard } from './visa-card.tsx'
import { toVisaCard, type VisaHit } from './visa-data.ts'

const hit = {
  id: 7,
  country: 'az',
  countryNameAr: 'أذربيجان',
  titleAr: 'تأشيرة أذربيجان الإلكترونية',
  kind: 'tourist',
  processingDays: [2, 4],
  stayDays: 30,
  isElectronic: true,
  price: { amount: 60_000, currency: 'IQD' },
  picture: { url: '/pictures/1', alt: '', blur: '', color: '#fff' },
} as unknown as VisaHit

const Site = createRoutesStub([{ id: 'root', path: '/', Component: () => <VisaCard visa={toVisaCard('ar', hit)} /> }])

test('the country of a visa is named in the letters of the page, and by no code', () => {
  const html = renderToStaticMarkup(
    <LocaleContext value="ar">
      <Site />
    </LocaleContext>,
  )
  const text = html.replaceAll(/<[^>]+>/g, ' ')
  expect(text).toContain('أذربيجان')
  expect(text).not.toMatch(/[A-Za-z]/)
})
