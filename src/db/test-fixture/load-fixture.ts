import { sql } from 'kysely'
import type { Day } from '../../domain/day.ts'
import type { Db } from '../database.ts'
import { insertKeyed } from '../insert-rows.ts'
import { withAlbums } from './albums.ts'
import { loadDiscountPackages, loadDiscounts, loadVouchers } from './discounts.ts'
import { loadOffers, loadTourism, loadUmrah, loadVisaForms, loadVisas } from './journeys.ts'
import {
  loadActivities,
  loadAdvertisements,
  loadArticles,
  loadBusinesses,
  loadContacts,
  loadEvents,
  loadHomeGroups,
} from './listings.ts'
import { places } from './places.ts'
import { loadProperties } from './properties.ts'
import { loadReviews } from './reviews.ts'
import { loadSales } from './sales.ts'
import { inOrder } from './texts.ts'

/** A little of everything, for tests: made of templates, in three languages, and independent of what the demo happens to say. */
export async function loadFixture(db: Db, today: Day): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const locationId = await insertKeyed(tx, 'locations', await withAlbums(tx, 'location', inOrder(places)))
    const property = await loadProperties(tx, locationId, today)
    const event = await loadEvents(tx, locationId, today)
    const activity = await loadActivities(tx, locationId)
    await loadHomeGroups(tx, { property, event, activity })
    await loadArticles(tx, today)
    await loadAdvertisements(tx)
    await loadContacts(tx)
    await loadDiscounts(tx, await loadBusinesses(tx, locationId), today)
    await loadDiscountPackages(tx)
    await loadVouchers(tx)
    await loadOffers(tx, locationId, today)
    const tourism = await loadTourism(tx, locationId, today)
    const umrah = await loadUmrah(tx, locationId, today)
    await loadReviews(tx, today, { property, tourism, umrah, activity })
    await loadVisas(tx, locationId)
    await loadSales(tx, locationId, today)
    await loadVisaForms(tx)
  })
  await sql`analyze`.execute(db)
}
