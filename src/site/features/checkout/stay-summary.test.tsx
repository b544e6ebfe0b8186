import { expect, test } from 'vitest'
import { toStaticHtml } from '../../../client/static-html/to-static-html.tsx'
import { LocaleContext, registerMessages } from '../../../client/text.tsx'
import type { Locale } from '../../../domain/text/locale.ts'
import { ar } from '../../../i18n/messages/ar.ts'
import { bookingMessages } from '../../../i18n/messages/booking-messages.ts'
import { checkoutText } from '../../../i18n/messages/checkout.ts'
import { en } from '../../../i18n/messages/en.ts'
import { StaySummary } from './stay-summary.tsx'

registerMessages('en', en)
registerMessages('ar', ar)

const render = (locale: Locale, discount: number) =>
  toStaticHtml(
    locale,
    <LocaleContext value={locale}>
      <StaySummary
        messages={checkoutText[locale].stay}
        bookingMessages={bookingMessages[locale]}
        stored={{
          propertyId: 1,
          checkIn: '2026-12-08',
          checkOut: '2026-12-11',
          adults: 2,
          childrenAges: [],
          rooms: [{ roomTypeId: 1, count: 1 }],
          price: { amount: 100, currency: 'USD' },
        }}
        property={{
          title: 'Khan',
          address: 'Street',
          picture: { url: '/a', width: 4, height: 3, placeholder: '' },
          checkIn: '14:00',
          checkOut: '12:00',
          roomTypes: [{ id: 1, title: 'Double' }],
          discount,
        }}
      />
    </LocaleContext>,
  )

test.each<[Locale, string]>([
  ['en', '12% off'],
  ['ar', 'خصم 12%'],
])('what was off on the page of a stay is off here too, in %s', (locale, text) => {
  expect(render(locale, 12)).toContain(text)
  expect(render(locale, 0)).not.toContain('%')
})
