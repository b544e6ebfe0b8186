import { sql } from 'kysely'
import type { SearchIndexName } from '../../../contract/search-hits.ts'
import type { Db } from '../../database.ts'
import { articleDocuments } from './documents/articles.ts'
import { businessTypeDocuments, discountDocuments, discountPackageDocuments } from './documents/discounts.ts'
import type { DocumentSource } from './documents/fragments.ts'
import { activityDocuments, eventDocuments } from './documents/happenings.ts'
import { offerDocuments } from './documents/offers.ts'
import { locationDocuments, propertyDocuments } from './documents/properties.ts'
import { tourismDocuments, umrahDocuments, visaDocuments } from './documents/tours-and-visas.ts'

const sources: Record<SearchIndexName, DocumentSource> = {
  property: propertyDocuments,
  discount: discountDocuments,
  business_type: businessTypeDocuments,
  location: locationDocuments,
  visa: visaDocuments,
  tourism: tourismDocuments,
  umrah: umrahDocuments,
  activity: activityDocuments,
  event: eventDocuments,
  article: articleDocuments,
  offer: offerDocuments,
  discount_package: discountPackageDocuments,
}

/** The documents of an index, all or those of `ids`; things that are gone or not available have none. */
export async function findSearchDocuments(db: Db, index: SearchIndexName, ids?: number[]): Promise<{ id: number }[]> {
  const { id, json, from } = sources[index]
  const result = await sql<{ json: { id: number } }>`
    select ${json} as json ${from} where ${ids ? sql`${id} = any(${ids}::int[])` : sql`true`} order by ${id}`.execute(
    db,
  )
  return result.rows.map((row) => row.json)
}
