import { sql } from 'kysely'
import { addDays, type Day } from '../../src/domain/time/day.ts'
import type { Tx } from '../../src/db/database.ts'
import { insertKeyed, insertRows } from '../../src/db/insert-rows.ts'
import { businesses } from './businesses.ts'
import { discountPackages } from './discount-packages.ts'
import { discountBanners } from './discounts/banners.ts'
import { discountsOne } from './discounts/one.ts'
import { discountsTwo } from './discounts/two.ts'
import { tourismCategories, tourismTypes, umrahTypes } from './discovery-catalogue.ts'
import type { DemoUmrah } from './discovery-shapes.ts'
import { albumsFor, covered, type DemoInput, inOrder, toPrice } from './insert.ts'
import { offers } from './offers.ts'
import { settle, settleAbroad } from './places.ts'
import { toDaysInSeason } from './seasons.ts'
import type { Picture } from './shapes.ts'
import { tourismInIraq } from './tourism/iraq.ts'
import { tourismAmongNeighbours } from './tourism/neighbours.ts'
import { stopsOf } from './tourism/stops.ts'
import { tourismInTheWorld } from './tourism/world.ts'
import { umrahPackages } from './umrah.ts'
import { visas } from './visas.ts'

export const discounts = [...discountsOne, ...discountsTwo]
export const tourismPackages = [...tourismInIraq, ...tourismAmongNeighbours, ...tourismInTheWorld]

/** A discount is where the business is that gives it. */
export const settledBy = <T extends { pictures: Picture[] }>(items: T[], businessOf: (item: T) => string | undefined): T[] =>
  items.map((item) => {
    const business = businesses.find(({ key }) => key === businessOf(item))
    return business ? { ...item, type: business.type, pictures: settle(business, item.pictures) } : item
  })

type Albums = ReturnType<typeof albumsFor>
/** An operator may have removed what the first part brought: what would hang on it is left out. */
type Ids = Map<string, number>

export async function loadDiscovery(tx: Tx, { today, describe }: DemoInput): Promise<void> {
  const withAlbums = albumsFor(tx, describe)
  const locationIds = await findIds(tx, 'locations')
  await loadDiscounts(tx, withAlbums, await findIds(tx, 'businesses'), today)
  await loadDiscountPackages(tx, withAlbums)
  await loadOffers(tx, withAlbums, locationIds, today)
  await loadTourism(tx, withAlbums, locationIds, today)
  await loadUmrah(tx, withAlbums, locationIds, today)
  await loadVisas(tx, withAlbums, locationIds)
}

async function findIds(tx: Tx, table: 'locations' | 'businesses'): Promise<Ids> {
  const found = await sql<{ key: string; id: number }>`select key, id from ${sql.table(table)}`.execute(tx)
  return new Map(found.rows.map(({ key, id }) => [key, id]))
}

const located = <T extends { location: string }>(items: T[], locationIds: Ids): T[] => items.filter(({ location }) => locationIds.has(location))

async function loadDiscounts(tx: Tx, withAlbums: Albums, businessIds: Ids, today: Day): Promise<void> {
  const input = discounts.filter(({ business }) => businessIds.has(business))
  const discountId = await insertKeyed(tx, 'discounts', (await withAlbums('discount', settledBy(covered(input), ({ business }) => business))).map(({ item, album_id }) => ({
    key: item.key, business_id: businessIds.get(item.business), title: item.title, description: item.description, terms: item.terms,
    percent: item.percent, ends_on: item.endsIn === null ? null : addDays(today, item.endsIn), is_demo: true, album_id,
  })))
  const businessOf = new Map(input.map(({ key, business }) => [key, business]))
  const keys = new Set(input.map(({ key }) => key))
  const shown = discountBanners.filter(({ discount }) => keys.has(discount))
  await insertKeyed(tx, 'discount_banners', (await withAlbums('discount-banner', settledBy(covered(shown), ({ discount }) => businessOf.get(discount)))).map(({ item, ...rest }) => ({
    key: item.key, discount_id: discountId(item.discount), title: item.title, text: item.text, ...rest,
  })))
}

async function loadDiscountPackages(tx: Tx, withAlbums: Albums): Promise<void> {
  const packageId = await insertKeyed(tx, 'discount_packages', (await withAlbums('discount-package', covered(discountPackages))).map(({ item, ...rest }) => ({
    key: item.key, title: item.title, description: item.description, benefits: item.benefits, ...rest,
  })))
  await insertRows(tx, 'discount_plans', discountPackages.flatMap(({ key, plans }) => inOrder(plans).map((plan) => ({ package_id: packageId(key), ...plan }))))
}

async function loadOffers(tx: Tx, withAlbums: Albums, locationIds: Ids, today: Day): Promise<void> {
  await insertKeyed(tx, 'offers', (await withAlbums('offer', located(offers, locationIds).map((one) => (one.flight ? one : { ...one, pictures: settle(one, one.pictures) })))).map(({ item, album_id }) => ({
    key: item.key, type: item.type, location_id: locationIds.get(item.location), title: item.title, description: item.description,
    offered_by: item.offeredBy, includes: item.includes, ...toPrice(item.price), price_before: item.priceBefore?.amount ?? null,
    ends_on: addDays(today, item.endsIn), needs_pickup: item.needsPickup, needs_date: item.needsDate, flight: item.flight, is_demo: true, album_id,
  })))
}

async function loadTourism(tx: Tx, withAlbums: Albums, locationIds: Ids, today: Day): Promise<void> {
  const categoryId = await insertKeyed(tx, 'tourism_categories', inOrder(tourismCategories))
  const typeId = await insertKeyed(tx, 'tourism_types', inOrder(tourismTypes))
  await insertKeyed(tx, 'tourism_packages', (await withAlbums('tourism', located(tourismPackages, locationIds).map((one) => (one.category === 'iraq' ? { ...one, pictures: settle(one, one.pictures) } : one)))).map(({ item, album_id }) => ({
    key: item.key, category_id: categoryId(item.category), type_id: typeId(item.type), location_id: locationIds.get(item.location),
    destination: item.destination, title: item.title, description: item.description, days: item.days, ...toPrice(item.price),
    group_size: item.groupSize, itinerary: item.itinerary, stops: stopsOf(item.key), includes: item.includes,
    excludes: item.excludes, departures: toDaysInSeason(item.departures, today, item.season), is_demo: true, album_id,
  })))
}

const hotelsOf = ({ hotels }: DemoUmrah) => hotels.map(({ at: [latitude, longitude], ...hotel }) => ({ ...hotel, latitude, longitude }))

async function loadUmrah(tx: Tx, withAlbums: Albums, locationIds: Ids, today: Day): Promise<void> {
  const typeId = await insertKeyed(tx, 'umrah_types', inOrder(umrahTypes))
  await insertKeyed(tx, 'umrah_packages', (await withAlbums('umrah', located(umrahPackages, locationIds))).map(({ item, album_id }) => ({
    key: item.key, type_id: typeId(item.type), location_id: locationIds.get(item.location), title: item.title, description: item.description,
    information: item.information, days: item.days, travel: item.travel, ...toPrice(item.price), group_size: item.groupSize, hotels: hotelsOf(item),
    itinerary: item.itinerary, includes: item.includes, excludes: item.excludes, departures: toDaysInSeason(item.departures, today, item.season), is_demo: true, album_id,
  })))
}

async function loadVisas(tx: Tx, withAlbums: Albums, locationIds: Ids): Promise<void> {
  await insertKeyed(tx, 'visas', (await withAlbums('visa', located(visas, locationIds).map((one) => ({ ...one, pictures: settleAbroad(one.country, one.pictures) })))).map(({ item, album_id }) => ({
    key: item.key, country: item.country, country_name: item.countryName, kind: item.kind, location_id: locationIds.get(item.location),
    title: item.title, description: item.description, requirements: item.requirements, processing_least: item.processingDays[0],
    processing_most: item.processingDays[1], stay_days: item.stayDays, validity_days: item.validityDays, entries: item.entries,
    is_electronic: item.isElectronic, ...toPrice(item.price), album_id,
  })))
}

/** What the packages of a database from before have not: where their days lead, and where their hotels are. */
export async function loadMaps(tx: Tx): Promise<void> {
  for (const { key, itinerary } of tourismPackages)
    await sql`update tourism_packages set stops = ${JSON.stringify(stopsOf(key))}::jsonb
      where is_demo and key = ${key} and stops = '[]' and jsonb_array_length(itinerary) = ${itinerary.length}::int`.execute(tx)
  for (const umrah of umrahPackages)
    await sql`update umrah_packages set hotels = ${JSON.stringify(hotelsOf(umrah))}::jsonb
      where is_demo and key = ${umrah.key} and jsonb_path_exists(hotels, '$[*] ? (exists(@.meters))')`.execute(tx)
}
