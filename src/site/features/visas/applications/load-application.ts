import type { SiteContext } from '../../../../client/context.ts'
import { toBothText } from '../../../../client/money/in-dinars.ts'
import { toPaidDinars } from '../../../../client/money/paid-dinars.ts'
import { toFileUrl } from '../../../../client/uploads/to-file-url.ts'
import type { Ok } from '../../../../contract/contract.ts'
import type { Locale } from '../../../../domain/text/locale.ts'
import { visaLimits } from '../../../../domain/visas/visa-form.ts'
import { fill, leftToRight } from '../../../../i18n/fill.ts'
import { reservationsText } from '../../../../i18n/messages/reservations.ts'
import { visaApplicationsText } from '../../../../i18n/messages/visa-applications.ts'
import { visaFormText } from '../../../../i18n/messages/visa-form.ts'
import { toMomentText } from '../../../../i18n/moment-text.ts'
import { toCashFacts } from '../../orders/cash-facts.ts'
import { loadMethods } from '../../orders/load-methods.ts'
import { toSecondsToPay } from '../../orders/seconds-to-pay.ts'
import { toVisaFieldMessages } from '../form/visa-field-messages.ts'
import { toApplicationCard, toApplicationStateText } from './application-card.ts'
import { toApplicant, toApplicationFacts, toApplicationPaymentFacts } from './application-facts.ts'
import type { ApplicationPage } from './application-state.ts'
import { toAskedPeople } from './to-asked.ts'

type Site = Pick<SiteContext, 'call' | 'locale' | 'apiUrl' | 'publicUrl'>
type Payment = Ok<'GET /customer/orders/{id}/payment'>

export async function loadApplication(site: Site, id: number, now: Date) {
  const { locale } = site
  const { page, payment } = await askApplication(site, id)
  const { detail, withdraw, rejectReasons } = visaApplicationsText[locale]
  const toUrl = toFileUrl(site)
  return {
    id,
    messages: { ...detail, withdraw, pay: reservationsText[locale].pay },
    title: fill(detail.title, { id: leftToRight(page.code) }),
    card: toApplicationCard(locale, page),
    state: toApplicationStateText(locale, page),
    reason: page.rejectReason && rejectReasons[page.rejectReason],
    isRefunding: page.refund?.status === 'waiting' || page.refund?.status === 'refunding',
    secondsLeft: toSecondsToPay(page, now),
    methods: page.canPay ? await loadMethods(site, 'qi') : [],
    method: page.paymentMethod,
    order: page.orderId,
    resultPath: `/payment/success?order=${page.orderId}`,
    cash: page.paymentStatus === 'notPaidYet' ? toCashFacts(locale, payment?.payment ?? null) : null,
    visas: page.visas.map((visa, index) => ({
      id: visa.id,
      url: toUrl(visa.url),
      label: page.visas.length > 1 ? fill(detail.openVisaOf, { number: index + 1 }) : detail.openVisa,
    })),
    asked: await toAsked(site, page),
    story: page.events.map((event) => toEvent(locale, event)),
    applicants: page.applicants.map((applicant) => toApplicant(locale, applicant, toUrl)),
    isForgotten: page.applicants.length === 0,
    letters: page.messages.map(({ from, text, at }) => ({
      from: from === 'officer' ? detail.fromOfficer : detail.fromCustomer,
      isOwn: from === 'customer',
      text,
      at: toMomentText(locale, at),
    })),
    facts: toApplicationFacts(locale, page),
    payment: toApplicationPaymentFacts(locale, page),
    cost: page.totalPrice,
    dinars: toPaidDinars(locale, page.totalPrice, page.dinars),
    withdrawFacts: page.canWithdraw ? toWithdrawFacts(locale, page) : null,
    invoicePath: page.paidAt ? `/account/invoices/${page.orderId}` : null,
    visaPath: page.visaId === null ? null : `/visa-permits/${page.visaId}`,
    canApplyAgain: page.status === 'failed' || page.status === 'withdrawn' || page.status === 'rejected',
  }
}

export type ApplicationView = Awaited<ReturnType<typeof loadApplication>>

const isMoneyAwaited = ({ status, paymentStatus }: ApplicationPage): boolean =>
  (status === 'unpaid' || status === 'failed') &&
  (paymentStatus === 'unpaid' || paymentStatus === 'notPaidYet' || paymentStatus === 'failed')

/** While money is waited for, the bank is asked as well, and what it says may change the application. */
async function askApplication({ call }: Site, id: number): Promise<{ page: ApplicationPage; payment: Payment | null }> {
  const ask = () => call('GET /customer/visa-applications/{id}', { params: { id } })
  const page = await ask()
  if (!isMoneyAwaited(page)) return { page, payment: null }
  const params = { id: page.orderId }
  const payment = await call('GET /customer/orders/{id}/payment', { params }).catch(() => null)
  return { page: payment && payment.paymentStatus !== page.paymentStatus ? await ask() : page, payment }
}

/** One that a newer server knows and this page does not is left out. */
function toEvent(locale: Locale, { event, at }: ApplicationPage['events'][number]) {
  const known: Partial<Record<string, string>> = visaApplicationsText[locale].events
  return { event, label: known[event] ?? '', at: toMomentText(locale, at) }
}

function toWithdrawFacts(locale: Locale, { paymentStatus, totalPrice, dinars }: ApplicationPage): string[] {
  const { unpaid, paid, papers } = visaApplicationsText[locale].withdraw
  return [paymentStatus === 'paid' ? fill(paid, { amount: toBothText(locale, totalPrice, dinars) }) : unpaid, papers]
}

/** The visa's usual requirement for passports. */
const usualMonths = 6

async function toAsked({ call, locale }: Site, page: ApplicationPage) {
  if (!page.isAsked || !page.asked) return null
  const params = { id: page.visaId ?? 0 }
  const form = page.visaId === null ? null : await call('GET /public/visa-forms/{id}', { params }).catch(() => null)
  const { codes: offered } = await call('GET /public/nationalities')
  const { passportMonths = usualMonths, nationalities = [], photo = null } = form ?? {}
  const { asked, askReasons } = visaApplicationsText[locale]
  const { unfinished, offline, noScript } = visaFormText[locale]
  return {
    reason: askReasons[page.asked.reason],
    askedAt: page.asked.askedAt,
    people: toAskedPeople(page),
    messages: { ...asked, unfinished, offline, noScript },
    fieldMessages: toVisaFieldMessages(locale, {
      passportMonths,
      nationalities,
      offered,
      maxFiles: visaLimits.files,
      photo,
    }),
  }
}
