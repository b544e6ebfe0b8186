import type { PageSession, SiteContext } from '../../../../client/context.ts'
import type { SaleKind } from '../../../../domain/sales/sale.ts'
import type { Locale } from '../../../../domain/text/locale.ts'
import { toDay } from '../../../../domain/time/day.ts'
import { checkoutText } from '../../../../i18n/messages/checkout.ts'
import { checkoutPurchasesText } from '../../../../i18n/messages/checkout-purchases.ts'
import { problemMessages } from '../../../../i18n/messages/problems.ts'
import { type PurchaseMessages, purchaseMessages } from '../../../../i18n/messages/purchase-messages.ts'
import { parseChoiceQuery } from '../../sale-options/parse-choice.ts'
import { toTravellerErrors, toTravellerMessages } from '../../travellers/traveller-messages.ts'
import { loadPaying } from '../items/load-paying.ts'
import { toChoiceFacts, toTravellerKinds } from './choice-facts.ts'
import { countPeople, findMissing, findStock, toRequest } from './choice-request.ts'
import { type ItemOnSale, loadSoldItem } from './item-on-sale.ts'

type Site = Pick<SiteContext, 'call' | 'locale' | 'search'>
type User = NonNullable<PageSession['user']>

export type MissingChoice = { title: string; text: string; action: string; path: string }
export type PurchaseCheckout = Awaited<ReturnType<typeof toCheckout>>

/** All that is shown before the price is there; or what has to be chosen first, and where. */
export async function loadPurchaseCheckout(
  site: Site,
  user: User,
  { kind, id, query }: { kind: SaleKind; id: number; query: URLSearchParams },
): Promise<{ missing: MissingChoice } | { purchase: PurchaseCheckout }> {
  const { call, locale } = site
  const [sale, item] = await Promise.all([
    call('GET /public/sales/{type}/{id}', { params: { type: kind, id } }),
    loadSoldItem(site, kind, id),
  ])
  const choice = parseChoiceQuery(query)
  const missing = findMissing(sale, choice)
  if (missing) {
    const texts = checkoutPurchasesText[locale].missing
    const text = missing === 'sharing' ? texts.sharing : problemMessages[locale][missing]
    return { missing: { title: texts.title, text, action: texts.action, path: toChoicePath(item) } }
  }
  const entry = Number(query.get('waiting'))
  const waiting = Number.isInteger(entry) && entry > 0 ? { waitingId: entry } : {}
  return { purchase: await toCheckout(site, user, { sale, item, choice, waiting }) }
}

/** A flight is counted in passengers, as where it was chosen. */
function toPurchaseMessages(locale: Locale, { isFlight }: ItemOnSale): PurchaseMessages {
  const messages = purchaseMessages[locale]
  const { lines } = messages
  return isFlight ? { ...messages, lines: { ...lines, piece: lines.passenger } } : messages
}

/** The part of its page where it is chosen. */
const toChoicePath = ({ path }: ItemOnSale): string => `${path}#choice`

type CheckoutInput = {
  sale: Parameters<typeof toRequest>[0]
  item: ItemOnSale
  choice: ReturnType<typeof parseChoiceQuery>
  /** The waitlist entry to which it was offered, if any. */
  waiting: { waitingId?: number }
}

async function toCheckout(site: Site, user: User, { sale, item, choice, waiting }: CheckoutInput) {
  const { call, locale } = site
  const hasTravellers = sale.needs.travellers !== 'none'
  const [paying, points, saved, offered] = await Promise.all([
    loadPaying(site, user, []),
    // A balance that cannot be learnt is no reason not to buy, nor are people who have to be typed in once more.
    call('GET /customer/points', { query: { limit: 1 } }).catch(() => null),
    hasTravellers ? call('GET /customer/travellers').catch(() => null) : null,
    sale.needs.travellers === 'passports' ? call('GET /public/nationalities') : null,
  ])
  const request = { ...toRequest(sale, choice), ...waiting }
  const isTour = request.party !== undefined
  const stock = findStock(sale, choice.departure)
  const texts = checkoutPurchasesText[locale]
  const { voucher, points: pointsTexts, price } = checkoutText[locale]
  return {
    ...paying,
    messages: { ...paying.messages, method: { ...paying.messages.method, ...texts.method } },
    texts,
    purchaseMessages: toPurchaseMessages(locale, item),
    parts: { voucher, price, points: { ...pointsTexts, ...texts.points } },
    errors: { pickup: problemMessages[locale].PICKUP_REQUIRED },
    points: points?.balance ?? 0,
    currency: sale.currency,
    min: stock?.min ?? 1,
    choice,
    request,
    needs: sale.needs,
    travellers: {
      needs: sale.needs.travellers,
      // Names alone have no age: only where that changes the price it is asked for.
      isPricedByAge: isTour,
      kinds: isTour ? toTravellerKinds(locale, choice) : [],
      count: countPeople(request),
      messages: toTravellerMessages(locale, offered?.codes ?? []),
      saved: saved?.data ?? [],
      departureDay: stock?.day ?? choice.date,
      returnDay: stock?.endsOn ?? choice.returnDate,
      today: toDay(new Date()),
      errors: toTravellerErrors(locale),
    },
    hasDay: sale.itemType !== 'offer' || sale.needs.travelDate,
    seller: sale.seller.title,
    summary: {
      heading: texts.heading[sale.itemType],
      title: sale.title,
      picture: item.picture,
      facts: toChoiceFacts(locale, sale, item, choice),
      change: { label: texts.change, to: toChoicePath(item) },
    },
  }
}
