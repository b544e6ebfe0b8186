import {
  type SchemaPlace,
  type SchemaPrice,
  type SchemaRating,
  type SchemaSite,
  type SchemaThing,
  type Structured,
  toSchemaPlace,
  toSchemaRating,
  toSchemaThing,
} from '../../../client/structured-data.ts'

/** A thing to do in one place. */
export const toStructuredActivity = (
  site: SchemaSite,
  input: SchemaThing & SchemaPlace & { rating?: SchemaRating; price: SchemaPrice | null },
): Structured => ({
  ...toSchemaThing(site, 'TouristAttraction', input),
  ...toSchemaPlace(input),
  aggregateRating: toSchemaRating(input.rating),
  isAccessibleForFree: input.price === null,
})
