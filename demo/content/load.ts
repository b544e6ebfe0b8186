import { sql } from 'kysely'
import { addDays, type Day, toInstant } from '../../src/domain/time/day.ts'
import type { Db, Tx } from '../../src/db/database.ts'
import { type IdOf, insertKeyed, insertRows } from '../../src/db/insert-rows.ts'
import { activitiesOfNorth } from './activities/north.ts'
import { activitiesOfSouth } from './activities/south.ts'
import { advertisements } from './advertisements.ts'
import { aboutArticles } from './articles/about.ts'
import { articlesOne } from './articles/one.ts'
import { articlesTwo } from './articles/two.ts'
import { businessTypes } from './business-types.ts'
import { businesses } from './businesses.ts'
import { bedTypes, contacts, features, propertyTypes, socialMedia } from './catalogue.ts'
import { events } from './events.ts'
import { homeGroups } from './home-groups.ts'
import { albumsFor, covered, type DemoInput, inOrder, toPrice } from './insert.ts'
import { loadDiscovery, loadMaps } from './load-discovery.ts'
import { loadRates } from './load-rates.ts'
import { loadProperties } from './load-properties.ts'
import { loadReviews } from './load-reviews.ts'
import { locations } from './locations.ts'
import { settle, settled } from './places.ts'
import { loadMeetingPoints } from './sales/load-meeting-points.ts'
import { loadSales } from './sales/load-sales.ts'
import { loadVisaForms } from './load-visa-forms.ts'
import { loadStayFacts } from './stay-facts/load-stay-facts.ts'
import { toDayInSeason } from './seasons.ts'
import type { DemoAdvertisement, DemoEvent, Picture } from './shapes.ts'

// What the server knows this by; it moves all dates of the demo content.
export { moveDemoDates as moveDemoEvents } from './move-dates.ts'

/** In this order: a part builds on those before it. */
const parts = {
  stays: loadContent, discovery: loadDiscovery, rates: loadRates, sales: loadSales, maps: loadMaps, 'visa-forms': loadVisaForms,
  reviews: loadReviews,
  'stay-facts': loadStayFacts,
  'meeting-points': loadMeetingPoints,
}

/** Loads each part of the demo content once, whatever the database already has. */
export async function loadDemo(db: Db, input: DemoInput): Promise<'loaded' | 'there'> {
  let answer: 'loaded' | 'there' = 'there'
  for (const [part, load] of Object.entries(parts)) if (await loadPart(db, part, (tx) => load(tx, input))) answer = 'loaded'
  // Until the database gets round to it, which small tables never see, statements would be planned blindly, and the plans kept.
  if (answer === 'loaded') await sql`analyze`.execute(db)
  return answer
}

/** In one transaction, so that an interrupted load leaves nothing behind. */
const loadPart = (db: Db, part: string, load: (tx: Tx) => Promise<void>): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    const claimed = await sql`insert into demo_loads (part) values (${part}) on conflict do nothing`.execute(tx)
    if (claimed.numAffectedRows === 0n) return false
    await load(tx)
    return true
  })

/** Where the street speaks Kurdish. */
const kurdish = new Set<string>(['erbil', 'duhok', 'sulaymaniyah', 'halabja'])

async function loadContent(tx: Tx, { today, describe }: DemoInput): Promise<void> {
  const withAlbums = albumsFor(tx, describe)
  const located = await withAlbums('location', settled(covered(locations).map((one) => ({ ...one, location: one.key }))))
  const locationId = await insertKeyed(tx, 'locations', located.map(({ item, album_id, position }) => ({
    key: item.key, title: item.title, city: item.city, language: kurdish.has(item.key) ? 'ku' : 'ar', ...toCoordinates(item.at), position, album_id,
  })))
  const typeId = await insertKeyed(tx, 'property_types', inOrder(propertyTypes))
  const bedTypeId = await insertKeyed(tx, 'bed_types', inOrder(bedTypes))
  const featureId = await insertKeyed(tx, 'features', inOrder(features))
  const propertyId = await loadProperties(tx, describe, { locationId, typeId, bedTypeId, featureId })

  const eventId = await insertKeyed(tx, 'events', (await withAlbums('event', settled(events))).map(({ item, album_id }) => ({
    key: item.key, location_id: locationId(item.location), title: item.title, venue: item.venue, organizer: item.organizer,
    description: item.description, ...toCoordinates(item.at), ...toSpan(item, today), ...toPrice(item.price), album_id, is_demo: true,
  })))
  const activityId = await insertKeyed(tx, 'activities', (await withAlbums('activity', settled([...activitiesOfNorth, ...activitiesOfSouth]))).map(({ item, album_id }) => ({
    key: item.key, location_id: locationId(item.location), title: item.title, subtitle: item.subtitle, content: item.content,
    ...toCoordinates(item.at), minutes: item.minutes, season: item.season ?? null, ...toPrice(item.price), album_id,
  })))
  const businessTypeId = await insertKeyed(tx, 'business_types', (await withAlbums('business-type', businessTypes)).map(({ item, ...rest }) => ({
    key: item.key, title: item.title, ...rest,
  })))
  await insertKeyed(tx, 'businesses', (await withAlbums('business', settled(businesses))).map(({ item, album_id }) => ({
    key: item.key, business_type_id: businessTypeId(item.type), location_id: locationId(item.location), title: item.title,
    description: item.description, address: item.address, phone: item.phone, opens: item.opens, closes: item.closes,
    ...toCoordinates(item.at), album_id,
  })))
  const articles = [...articlesOne, ...articlesTwo]
  const articleId = await insertKeyed(tx, 'articles', (await withAlbums('article', covered(articles).map(settledArticle))).map(({ item, album_id }) => ({
    key: item.key, title: item.title, summary: item.summary, body: item.body, published_on: addDays(today, -item.daysAgo), album_id,
    author: aboutArticles[item.key]?.author ?? null,
  })))
  await insertRows(tx, 'article_places', articles.flatMap(({ key }) => (aboutArticles[key]?.places ?? []).map((place, position) => ({
    article_id: articleId(key), location_id: locationId(place), position,
  }))), { hasId: false })
  await insertKeyed(tx, 'advertisements', (await withAlbums('advertisement', covered(advertisements))).map(({ item, ...rest }) => ({
    key: item.key, type: item.type, title: item.title, text: item.text, action: item.action, link: toLink(item, featureId), ...rest,
  })))
  await loadHomeGroups(tx, featureId, { property: propertyId, event: eventId, activity: activityId })
  await insertRows(tx, 'contacts', inOrder(contacts))
  await insertRows(tx, 'social_media', inOrder([...socialMedia]))
}

/** What an article is about first is where its picture is. */
export function settledArticle<T extends { key: string; pictures: Picture[] }>(article: T): T {
  const [location] = aboutArticles[article.key]?.places ?? []
  return location ? { ...article, pictures: settle({ key: article.key, location }, article.pictures) } : article
}

async function loadHomeGroups(tx: Tx, featureId: IdOf, idOf: Record<'property' | 'event' | 'activity', IdOf>): Promise<void> {
  const groupId = await insertKeyed(tx, 'home_groups', inOrder(homeGroups.map((group) => ({
    key: group.key, kind: group.kind, name: group.name, feature_id: group.kind === 'property' ? featureId(group.feature) : null,
  }))))
  const items = homeGroups.flatMap((group) =>
    group.items.map((key, position) => ({
      home_group_id: groupId(group.key), position, property_id: null, event_id: null, activity_id: null,
      [`${group.kind}_id`]: idOf[group.kind](key),
    })),
  )
  await insertRows(tx, 'home_group_items', items, { hasId: false })
}

const toLink = ({ link, features = [] }: DemoAdvertisement, featureId: IdOf): string =>
  link + features.map((key, index) => `${index ? '&' : '?'}features=${featureId(key)}`).join('')

const toCoordinates = ([latitude, longitude]: [number, number]) => ({ latitude, longitude })

function toSpan({ startsIn, time, days, season }: DemoEvent, today: Day) {
  const day = toDayInSeason(startsIn, today, season)
  const ends = new Date(toInstant(addDays(day, days - 1), time).getTime() + 3 * 60 * 60 * 1000)
  return { starts_at: toInstant(day, time), ends_at: ends }
}
