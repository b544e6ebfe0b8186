import { expect, test } from 'vitest'
import type { SiteContext } from '../../../../client/context.ts'
import { type Locale, locales } from '../../../../domain/text/locale.ts'
import { visaApplicationsText } from '../../../../i18n/messages/visa-applications.ts'
import { type ApplicationPage, toApplicationState } from './application-state.ts'
import { loadApplication } from './load-application.ts'
import { application } from './testing/application.ts'

const now = new Date('2026-11-16T09:00:00Z')

function load(changed: Partial<ApplicationPage> = {}, { locale = 'en' as Locale, apiUrl = '/services/api' } = {}) {
  const answers: Record<string, unknown> = {
    'GET /public/nationalities': { codes: ['IQ', 'JO'] },
    'GET /customer/visa-applications/{id}': { ...application, ...changed },
    'GET /customer/orders/{id}/payment': { paymentStatus: changed.paymentStatus, payment: null },
    'GET /customer/payment-methods': { data: [{ method: 'qi', isTest: true }] },
  }
  const call = (async (key: string) => answers[key]) as SiteContext['call']
  return loadApplication({ call, locale, apiUrl, publicUrl: 'https://safar.example' }, 7, now)
}

test('what is being worked on says by when, and what has happened', async () => {
  const view = await load()
  expect(view.state).toBe('We are working on it. You will have an answer by Sunday, 22 November 2026.')
  expect(view.story.map(({ label }) => label)).toEqual(['Application filled in', 'Fee paid, application sent'])
  expect(view.withdrawFacts?.[0]).toContain('300,000')
  expect(view.invoicePath).toBe('/account/invoices/70')
  expect(view.applicants[0]?.papers.map(({ label }) => label)).toEqual(['Other documents', 'Other documents (2)'])
  expect(view.secondsLeft).toBeNull()
})

test('papers are opened where the API is', async () => {
  const here = await load()
  const there = await load({}, { apiUrl: 'https://api.safar.example/services/api' })
  expect(here.applicants[0]?.papers[0]?.url).toBe('/services/api/files/a?token=t')
  expect(there.applicants[0]?.papers[0]?.url).toBe('https://api.safar.example/services/api/files/a?token=t')
})

test('what waits for its fee says how long', async () => {
  const view = await load({
    status: 'unpaid',
    paymentStatus: 'unpaid',
    paidAt: null,
    promisedOn: null,
    canPay: true,
    holdUntil: '2026-11-16T09:10:00Z',
  })
  expect([view.secondsLeft, view.methods.length, view.invoicePath]).toEqual([600, 1, null])
  expect(view.withdrawFacts?.[0]).toBe(visaApplicationsText.en.withdraw.unpaid)
})

test('one that was rejected says why, and what comes back', async () => {
  const refund = { amount: { amount: 180_000, currency: 'IQD' }, status: 'refunding', to: 'qi' } as const
  const view = await load({ status: 'rejected', rejectReason: 'passport_not_accepted', refund, canWithdraw: false })
  expect(view.reason).toBe('The passport was not accepted.')
  expect(view.state).toContain('180,000')
  expect([view.isRefunding, view.canApplyAgain, view.withdrawFacts]).toEqual([true, true, null])
})

test.each(locales)('nothing is left unfilled in %s', async (locale) => {
  const states: Partial<ApplicationPage>[] = [
    {},
    { isAsked: true },
    { isLate: true },
    { status: 'accepted', promisedOn: null },
    { status: 'failed', paymentStatus: 'failed', paidAt: null },
    { status: 'withdrawn', paymentStatus: 'refunded' },
  ]
  for (const changed of states) {
    const view = await load(changed, { locale })
    const values = [...view.facts, ...view.payment].map(({ value }) => value)
    expect([view.state, view.title, ...values].join(' | ')).not.toMatch(/:[a-z]{3,}|undefined/)
  }
})

const seen = { isAsked: false, isLate: false, isForgotten: false, refund: null } as const

test.each([
  [{ status: 'unpaid', paymentStatus: 'unpaid' }, 'pay'],
  [{ status: 'unpaid', paymentStatus: 'notPaidYet' }, 'cash'],
  [{ status: 'pending', paymentStatus: 'paid', isAsked: true, isLate: true }, 'asked'],
  [{ status: 'accepted', paymentStatus: 'paid', isForgotten: true }, 'forgotten'],
  [{ status: 'rejected', paymentStatus: 'paid' }, 'rejected'],
  [{ status: 'rejected', paymentStatus: 'refunded_failed' }, 'refundFailed'],
  [{ status: 'withdrawn', paymentStatus: 'unpaid' }, 'withdrawn'],
  [{ status: 'withdrawn', paymentStatus: 'paid' }, 'withdrawnUnrefunded'],
  [{ status: 'withdrawn', paymentStatus: 'paid', refund: { status: 'waiting' } }, 'withdrawnRefunding'],
  [{ status: 'failed', paymentStatus: 'refunded', refund: { status: 'refunded' } }, 'failedRefunded'],
] as const)('%j is %s', (changed, state) => expect(toApplicationState({ ...seen, ...changed })).toBe(state))

test('what is asked for opens exactly those fields', async () => {
  const fields = [
    { applicant: 1, field: 'photo' },
    { applicant: 1, field: 'passportNumber' },
    { applicant: 1, field: 'answers.job' },
  ]
  const job = { key: 'job', kind: 'text', isRequired: true, label: 'Your job', options: [] } as const
  const view = await load({
    isAsked: true,
    asked: { reason: 'background', fields, askedAt: '2026-11-16T08:00:00Z' },
    questions: [
      { ...job, options: [] },
      { ...job, key: 'hotel', options: [] },
    ],
  })
  expect(view.asked?.reason).toBe('The background must be white and even.')
  expect(view.asked?.people).toMatchObject([
    {
      number: 1,
      fields: ['passportNumber'],
      papers: [{ field: 'photo', need: 'required' }],
      questions: [{ key: 'job' }],
    },
  ])
  expect((await load()).asked).toBeNull()
})

test('a fee in dollars says the dinars that were paid, wherever it stands', async () => {
  const view = await load({
    totalPrice: { amount: 120, currency: 'USD' },
    dinars: { amount: 157_000, rate: 1_310, day: '2026-11-16', isFixed: true },
  })
  expect(view.card).toMatchObject({ total: '$120', dinars: { text: '157,000 IQD' } })
  expect(view.payment[0]?.value).toBe('$120 (157,000 IQD)')
  expect(view.dinars?.notes).toEqual([
    '1 dollar = 1,310 IQD (rate of Monday, 16 November 2026)',
    'Rounded down for cash: −200 IQD',
  ])
  expect(view.withdrawFacts?.[0]).toContain('$120 (157,000 IQD)')
})
