import type { SiteContext } from '../../../client/context.ts'
import { hasRight } from '../../../domain/organisations/areas.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { toCountryName } from '../../../i18n/country-names.ts'
import { fill, fillCount, leftToRight } from '../../../i18n/fill.ts'
import { formatDay } from '../../../i18n/format.ts'
import { sellerOrdersText } from '../../../i18n/messages/seller-orders.ts'
import { loadSellers, type SellerOfMember } from '../sellers/load-sellers.ts'
import { departuresPath } from '../sellers/seller-paths.ts'
import { toSellerTabs } from '../sellers/to-seller-tabs.ts'

type Site = Pick<SiteContext, 'call' | 'locale'>
type SoldStock = SellerOfMember['sales'][number]['stocks'][number]

/** Null for a caller without a seller. */
export async function loadDepartures(site: Site) {
  const { sellers, properties } = await loadSellers(site)
  if (sellers.length === 0) return null
  const { locale } = site
  const messages = sellerOrdersText[locale]
  return {
    messages,
    tabs: toSellerTabs(locale, departuresPath, sellers, properties),
    sellers: sellers.map(({ id, title, levels, sales }) => ({
      id,
      title,
      isManager: hasRight(levels, { area: 'people', level: 'view' }),
      sales: sales.map((sale) => ({
        id: sale.id,
        title: sale.title,
        kind: messages.kinds[sale.itemType],
        stocks: sale.stocks.map((stock) => ({
          id: stock.id,
          label: toStockLabel(locale, stock),
          taken: fill(messages.departures.taken, { taken: stock.taken, capacity: stock.capacity }),
          isTaken: stock.taken > 0,
        })),
      })),
    })),
  }
}

function toStockLabel(locale: Locale, { title, day, time }: Pick<SoldStock, 'title' | 'day' | 'time'>): string {
  const when = day && `${formatDay(locale, day)}${time ? ` · ${leftToRight(time)}` : ''}`
  return [title, when].filter(Boolean).join(' · ') || sellerOrdersText[locale].noDay
}

type DepartureRow = {
  key: string
  /** The size of its party. */
  isFirst: boolean
  code: string
  customer: string
  phone: string | null
  party: string
  pickup: string | null
  name: string | null
  gender: string | null
  birthDate: string | null
  passportNumber: string | null
  passportExpiresOn: string | null
  nationality: string | null
}

/** The participants, one row a traveller; one a party without names. */
export async function loadDeparture({ call, locale }: Site, id: number) {
  const found = await call('GET /business/departures/{id}/travellers', { params: { id } })
  const messages = sellerOrdersText[locale]
  const { departures, genders } = messages
  const rows = found.data.flatMap(({ code, customer, count, sharing, pickupLocation, travellers }) => {
    const party = [
      fillCount(locale, count, departures.ofParty),
      ...(sharing === null ? [] : [fillCount(locale, sharing, departures.sharing)]),
    ].join(' · ')
    const shared = { code, customer: customer.name, phone: customer.phone, party, pickup: pickupLocation }
    const named: DepartureRow[] = travellers.map(({ firstName, lastName, gender, ...traveller }, index) => ({
      ...shared,
      ...traveller,
      nationality: traveller.nationality && toCountryName(locale, traveller.nationality),
      key: `${code}-${index}`,
      isFirst: index === 0,
      name: `${firstName} ${lastName}`,
      gender: gender && genders[gender],
    }))
    const unnamed: DepartureRow = {
      ...shared,
      key: code,
      isFirst: true,
      name: null,
      gender: null,
      birthDate: null,
      passportNumber: null,
      passportExpiresOn: null,
      nationality: null,
    }
    return named.length > 0 ? named : [unnamed]
  })
  return {
    messages,
    title: found.title,
    when: toStockLabel(locale, { title: null, day: found.day, time: found.time }),
    taken: fill(departures.taken, { taken: found.taken, capacity: found.capacity }),
    hasTravellers: rows.some(({ name }) => name !== null),
    hasPickup: rows.some(({ pickup }) => pickup !== null),
    rows,
  }
}

export type DepartureData = Awaited<ReturnType<typeof loadDeparture>>
