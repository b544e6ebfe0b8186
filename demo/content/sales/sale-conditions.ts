import { activitiesOfNorth } from '../activities/north.ts'
import { activitiesOfSouth } from '../activities/south.ts'
import { events } from '../events.ts'
import { tourismPackages } from '../load-discovery.ts'
import { offers } from '../offers.ts'
import { umrahPackages } from '../umrah.ts'
import { activitySales } from './activity-sales.ts'
import { eventSales } from './event-sales.ts'
import { toTourismSale, toUmrahSale } from './tour-sales.ts'
import { offerSales } from './offer-sales.ts'
import { guideOf, sellerOfText } from './sellers.ts'
import type { SaleConditions } from './sale-shapes.ts'

type Entry = [key: string, conditions: SaleConditions]

const ofOffers = (): Entry[] =>
  offers.flatMap(({ key, type, offeredBy }): Entry[] => {
    const sale = offerSales[key]
    if (!sale) return []
    const { policy, max, acceptance } = sale
    return [[key, { seller: sellerOfText(offeredBy), policy, travellers: type === 'flight' ? 'passports' : 'none', max, maxEach: 2 * max, acceptance }]]
  })

const ofEvents = (): Entry[] =>
  events.flatMap(({ key, organizer, price }): Entry[] => {
    const sale = eventSales[key]
    if (!sale) return []
    const { max, canLeave } = sale
    // Nothing is given back of nothing.
    return [[key, { seller: sellerOfText(organizer), policy: { free: price ? 2 : 0, after: 0 }, travellers: 'none', max, maxEach: 2 * max, canLeave }]]
  })

const ofActivities = (): Entry[] =>
  [...activitiesOfNorth, ...activitiesOfSouth].flatMap((activity): Entry[] => {
    const sale = activitySales[activity.key]
    if (!sale) return []
    const max = Math.min(8, sale.places)
    return [[activity.key, {
      seller: guideOf(activity), policy: { free: sale.closes && sale.closes > 24 ? 4 : 1, after: 50 }, travellers: 'none', max, maxEach: 2 * max,
      acceptance: sale.acceptance,
    }]]
  })

/** On which conditions everything is sold, by its table and key. */
export const saleConditions = {
  offers: new Map(ofOffers()),
  tourism_packages: new Map(tourismPackages.map((one): Entry => [one.key, toTourismSale(one)])),
  umrah_packages: new Map(umrahPackages.map((one): Entry => [one.key, toUmrahSale(one)])),
  events: new Map(ofEvents()),
  activities: new Map(ofActivities()),
}
export type SoldTable = keyof typeof saleConditions
