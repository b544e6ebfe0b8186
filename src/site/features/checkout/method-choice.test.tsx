import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { LocaleContext } from '../../../client/text.tsx'
import { locales } from '../../../domain/text/locale.ts'
import { bookingMessages } from '../../../i18n/messages/booking-messages.ts'
import { checkoutText } from '../../../i18n/messages/checkout.ts'
import { reservationsText } from '../../../i18n/messages/reservations.ts'
import { MethodChoice } from './method-choice.tsx'

type Props = Parameters<typeof MethodChoice>[0]

const render = (props: Partial<Props>): string =>
  renderToStaticMarkup(
    <LocaleContext value="en">
      <MemoryRouter>
        <MethodChoice
          messages={checkoutText.en.method}
          bookingMessages={bookingMessages.en}
          methods={[{ method: 'cash', isTest: false }]}
          wallet={null}
          chosen={null}
          onChoose={() => {}}
          price={{ amount: 100_000, currency: 'IQD' }}
          cash={{ until: '2026-11-18T09:00:00Z', reason: null }}
          place="Inn of Two Rivers, Karbala"
          {...props}
        />
      </MemoryRouter>
    </LocaleContext>,
  )

test('cash says before it is chosen where it is brought to, and until when', () => {
  const html = render({})
  expect(html).toContain('Where: Inn of Two Rivers, Karbala')
  expect(html).toMatch(/Pay by: .*18 November/)
})

test('where we take it ourselves, that is the place', () => {
  const html = render({ methods: [{ method: 'cash', isTest: false, address: 'Karrada 5, Baghdad' }] })
  expect(html).toContain('Where: Karrada 5, Baghdad')
  expect(html).not.toContain('Karbala')
})

test('what is not offered asks nobody to go anywhere', () => {
  const html = render({ cash: { until: null, reason: 'open' } })
  expect(html).not.toContain('Where:')
  expect(html).toContain('you already have a booking waiting for cash payment')
})

test.each(locales)('what waits for cash is a link away, %s', (locale) => {
  const messages = checkoutText[locale].method
  const html = render({ messages, cash: { until: null, reason: 'open' } })
  const [, link] = html.match(/<a class="[^"]*\bunderline\b[^"]*" href="\/account\/pending"[^>]*>([^<]+)<\/a>/) ?? []
  expect(link).toBe(reservationsText[locale].nav.pending)
})

test('a wallet that holds too few dinars for a price in dollars says so', () => {
  const wallet = { amount: 681_100, currency: 'IQD' as const }
  const methods: Props['methods'] = [{ method: 'wallet', isTest: false }]
  const priced = (rate: number) => ({
    amount: 520,
    currency: 'USD' as const,
    due: { amount: 520 * rate - 200, rounding: -200 },
  })
  expect(render({ methods, wallet, price: priced(1_310) })).toContain(checkoutText.en.method.tooLow)
  expect(render({ methods, wallet, price: priced(1_300) })).not.toContain(checkoutText.en.method.tooLow)
})

test('what a method lacks is red only once that method is chosen', () => {
  const methods: Props['methods'] = [{ method: 'wallet', isTest: false }]
  const wallet = { amount: 0, currency: 'IQD' as const }
  const lookOf = (html: string, text: string) =>
    html
      .split(text)[0]
      ?.match(/class="([^"]*)"[^"]*$/)
      ?.at(1)
  const { tooLow, cashReasons } = checkoutText.en.method
  expect(lookOf(render({ methods, wallet }), tooLow)).not.toContain('danger')
  expect(lookOf(render({ methods, wallet, chosen: 'wallet' }), tooLow)).toContain('danger')
  const cash = { until: null, reason: 'nights' as const }
  expect(lookOf(render({ cash }), cashReasons.nights)).not.toContain('danger')
})
