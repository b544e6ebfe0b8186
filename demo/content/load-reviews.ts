import { sql } from 'kysely'
import type { Tx } from '../../src/db/database.ts'
import { insertRows } from '../../src/db/insert-rows.ts'
import { addDays, type Day, toInstant } from '../../src/domain/time/day.ts'
import { partsOfKind, type ReviewKind, reviewParts } from '../../src/domain/reviews/review.ts'
import { findTopics } from '../../src/domain/reviews/review-topics.ts'
import { type DemoInput, type DescribePicture, insertAlbums } from './insert.ts'
import { tourismPackages } from './load-discovery.ts'
import { pictured } from './load-properties.ts'
import type { DemoReview } from './reviews/review-shapes.ts'
import { demoReviews } from './reviews/reviews.ts'
import { activitySales } from './sales/activity-sales.ts'
import { isInMonths } from './sales/calendar.ts'
import { isInSeason } from './seasons.ts'
import type { Picture } from './shapes.ts'

type Item = { kind: ReviewKind; id: number }

/** Nobody has stayed there in truth: rows of the demo are of no order, and no guest's can be without one. */
export async function loadReviews(tx: Tx, { today, describe }: DemoInput): Promise<void> {
  const items = await findItems(tx)
  const ids = await insertRows(tx, 'reviews', demoReviews.map((review) => toRow(review, items, today)))
  const praised = demoReviews.map((review, index) => ({ id: ids[index] ?? 0, review })).filter(({ review }) => isPraised(review, items))
  await loadPhotos(tx, describe, praised.filter((_, index) => index % every === 0))
}

const isPraised = (review: DemoReview, items: Map<string, Item>): boolean =>
  review.rating >= 4 && items.get(review.of)?.kind === 'property'

/** One of so many praised stays has photos: drawn, as everything of the demo is. */
const every = 8
const times: Picture['time'][] = ['dawn', 'noon', 'dusk', 'night']

/** What the stay itself shows, as a guest saw it: later on the same day. */
function toPhotos({ of }: DemoReview, count: number): Picture[] {
  const own = pictured.find(({ key }) => key === of)?.pictures ?? []
  return own.slice(0, count).map((picture) => ({ ...picture, time: times[(times.indexOf(picture.time) + 1) % times.length] ?? 'noon' }))
}

type Praise = { id: number; review: DemoReview }

async function loadPhotos(tx: Tx, describe: DescribePicture, praised: readonly Praise[]): Promise<void> {
  const albums = await insertAlbums(tx, describe, praised.map(({ review }, index) => ({
    seed: `review/${index}`,
    pictures: toPhotos(review, 1 + (index % 3)),
  })))
  for (const [index, { id }] of praised.entries())
    await sql`insert into review_photos (review_id, position, picture_id)
      select ${id}, position, id from pictures where album_id = ${albums[index]}`.execute(tx)
}

async function findItems(tx: Tx): Promise<Map<string, Item>> {
  const { rows } = await sql<Item & { key: string }>`
    select key, 'property' as kind, id from properties
    union all select key, 'tourism', id from tourism_packages
    union all select key, 'umrah', id from umrah_packages
    union all select key, 'activity', id from activities`.execute(tx)
  return new Map(rows.map(({ key, ...item }) => [key, item]))
}

/** A reviewer has been home for two days. */
const daysBetween = 2

/** Whether it could be had on a day: nobody plays in the snow in August. */
export function isHadOn(key: string, day: Day): boolean {
  const months = activitySales[key]?.months
  const season = tourismPackages.find((one) => one.key === key)?.season
  return (!months || isInMonths(months, day)) && (!season || isInSeason(day, season))
}

/** The day on which it ended, or if it was not on sale then, one of its last season: by months, so that not all are of the same day. */
function toEndedOn({ of, daysAgo }: DemoReview, today: Day): Day {
  let day = addDays(today, -daysAgo - daysBetween)
  for (let month = 0; month < 12 && !isHadOn(of, day); month++) day = addDays(day, -29)
  return day
}

function toRow(review: DemoReview, items: Map<string, Item>, today: Day) {
  const item = items.get(review.of)
  if (!item) throw new Error(`Nothing of the demo is called "${review.of}"`)
  const endedOn = toEndedOn(review, today)
  const day = addDays(endedOn, daysBetween)
  const at = toInstant(day, '18:00')
  const said = (part: (typeof reviewParts)[number]) =>
    partsOfKind[item.kind].includes(part) ? review.parts[reviewParts.indexOf(part)] : null
  return {
    source: 'demo', guest: review.guest, kind: item.kind, item_id: item.id, rating: review.rating,
    clean: said('clean'), place: said('place'), staff: said('staff'), comfort: said('comfort'), worth: said('worth'),
    power_and_water: said('powerAndWater'), text: review.text, language: review.language, party: review.with,
    topics: findTopics(review.text), ended_on: endedOn, status: 'shown', written_at: at,
    answer: review.answer ?? null, answered_at: review.answer ? toInstant(addDays(day, 1), '12:00') : null,
  }
}
