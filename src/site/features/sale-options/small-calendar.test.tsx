import { createContext, use } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { LocaleContext, useLocale } from '../../../client/text.tsx'
import type { Locale } from '../../../domain/text/locale.ts'
import { locales } from '../../../domain/text/locale.ts'
import { toCalendarDays } from './calendar-days.ts'
import { type Sale, toSaleData } from './sale-data.ts'
import { SmallCalendar } from './small-calendar.tsx'
import { testStock } from './testing/sale.ts'

const prices = { adult: 950_000 }
const stocks = [
  testStock(11, { day: '2026-12-01', endsOn: '2026-12-04', prices }),
  testStock(12, { day: '2026-12-08', endsOn: '2026-12-11', prices, left: 3 }),
  testStock(13, { day: '2026-12-15', endsOn: '2026-12-18', prices, left: 0 }),
  testStock(14, { day: '2027-02-09', endsOn: '2027-02-12', prices }),
]
const sale: Sale = {
  itemType: 'tourism',
  itemId: 4,
  title: 'Dukan',
  seller: { id: 1, kind: 'agency', title: 'Dijla', phone: '+9647701112233' },
  currency: 'IQD',
  state: 'open',
  from: null,
  acceptance: 'automatic',
  policy: { freeUntilDays: 2, freeUntil: null, percentAfter: 0 },
  needs: { travellers: 'none', travelDate: false, returnDate: false, pickupLocation: false },
  maxPeople: 6,
  ages: { childFrom: 2, adultFrom: 12 },
  deposit: null,
  meeting: null,
  stocks,
}

const Chosen = createContext<string | null>(null)
const Calendar = () => {
  const data = toSaleData(useLocale(), sale)
  const chosen = use(Chosen)
  return (
    <SmallCalendar
      id="choice-departure"
      name="departure"
      legend={data.messages.departure}
      sale={data}
      days={toCalendarDays(
        stocks,
        (stock) => stock.prices.adult,
        ({ id }) => id,
      )}
      chosen={chosen}
      until={stocks.find(({ day }) => day === chosen)?.endsOn}
      onChoose={() => {}}
    />
  )
}
const Site = createRoutesStub([{ id: 'root', path: '/', Component: Calendar }])
const hydrationData = { loaderData: { root: { rate: { dinarsPerDollar: 1_310, text: '' } } } }

const render = (locale: Locale, chosen: string | null = null): string =>
  renderToStaticMarkup(
    <LocaleContext value={locale}>
      <Chosen value={chosen}>
        <Site hydrationData={hydrationData} />
      </Chosen>
    </LocaleContext>,
  )

const radios = (html: string) => html.match(/<input[^>]*>/g) ?? []
const spoken = (html: string, id: number) =>
  radios(html)
    .find((input) => input.includes(`value="${id}"`))
    ?.match(/aria-label="([^"]*)"/)?.[1]

test('a day is a radio button that says all of it: both dates, the price, what is left', () => {
  const html = render('en')
  expect(radios(html)).toHaveLength(4)
  expect(spoken(html, 12)).toBe('Tuesday, 8 December 2026, 28 Jumada al-Akhira 1448 AH, 950,000 IQD, 3 places left')
  expect(html).toContain('3 left')
})

test('a day has both currencies, of which the chosen one is seen, and so has the line that names it', () => {
  const html = render('en')
  expect(
    html.match(/<bdi dir="ltr" class="one-iqd">950<\/bdi><bdi dir="ltr" class="one-other one-usd">\$725</g),
  ).toHaveLength(3)
  expect(html).toContain('<span class="one-usd one-other">Prices in dollars.</span>')
  expect(html).toContain('<span class="one-iqd">Prices in thousands of dinars.</span>')
})

test('what is full is crossed out, said, and cannot be chosen', () => {
  const html = render('en')
  expect(radios(html).filter((input) => input.includes('disabled'))).toHaveLength(1)
  expect(spoken(html, 13)).toMatch(/, Fully booked$/)
  expect(html).toContain('line-through')
  expect(html).toContain('Days that are crossed out are fully booked.')
})

test('a departure marks its days, and its first and last stand below', () => {
  const html = render('en', '2026-12-08')
  expect(html.match(/ bg-brand-soft/g)).toHaveLength(4)
  expect(html).toContain('Tuesday, 8 December 2026 – Friday, 11 December 2026')
})

test.each(locales)('months without a departure are left out, and the others lead to each other (%s)', (locale) => {
  const html = render(locale)
  const arrows = html.match(/<button[^>]*aria-label="[^"]*"/g) ?? []
  expect(arrows).toHaveLength(2)
  expect(arrows[0]).toContain('2027')
  expect(arrows[1]).toContain('2026')
})
