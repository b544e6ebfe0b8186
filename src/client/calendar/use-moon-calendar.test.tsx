import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Locale } from '../../domain/text/locale.ts'
import { bookingText } from '../../i18n/messages/booking.ts'
import { RangeCalendar } from '../../ui/range-calendar.tsx'
import { useMoonCalendar } from './use-moon-calendar.tsx'

function Months({ locale, day }: { locale: Locale; day: string }) {
  return (
    <RangeCalendar
      {...useMoonCalendar(locale)}
      locale={locale}
      labels={{ ...bookingText[locale].calendar, close: '', nights: String }}
      today={day}
      value={null}
      months={1}
      onChange={() => {}}
      onDone={() => {}}
    />
  )
}

const render = (locale: Locale, day: string) => renderToStaticMarkup(<Months locale={locale} day={day} />)
const spoken = (html: string, day: string) =>
  html.match(new RegExp(`data-day="${day}".*?<span class="sr-only">([^<]*)</span>`))?.[1]

test.each<[Locale, string, string]>([
  ['en', 'Ramadan – Shawwal 1448', 'Tuesday, 9 March 2027, Eid al-Fitr, 1 Shawwal 1448 AH'],
  ['ar', 'رمضان – شوال 1448', 'الثلاثاء، 9 آذار 2027, عيد الفطر, 1 شوال 1448 هـ'],
  ['ku', 'ڕەمەزان – شەوالی 1448', 'سێشەممە، 9ی ئازاری 2027, جەژنی ڕەمەزان, 1ی شەوالی 1448ی کۆچی'],
])('a month in %s names the months of the moon, and a day both of its dates', (locale, span, day) => {
  const html = render(locale, '2027-03-01')
  expect(html).toContain(span)
  expect(spoken(html, '2027-03-09')).toBe(day)
})

test('below it stands what the marked days mean, and that the moon may be seen otherwise', () => {
  const html = render('en', '2027-03-01').replaceAll(/<[^>]+>/g, ' ')
  expect(html).toMatch(/Ramadan\s+\(1–8 March\)/)
  expect(html).toMatch(/Eid al-Fitr\s+\(9–11 March\)/)
  expect(html).toMatch(/Nawruz\s+\(20–23 March\)/)
  expect(html).toContain('calculated and may move by a day')
})

test('a month without any says nothing, and one beyond the table of the moon is a plain month', () => {
  expect(render('en', '2026-11-01')).not.toContain('bg-gold-soft')
  const html = render('en', '2099-11-01')
  expect(spoken(html, '2099-11-05')).toBe('Thursday, 5 November 2099')
})
