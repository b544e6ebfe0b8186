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

type Property = SchemaThing &
  SchemaPlace & {
    stars?: number | null
    rating?: SchemaRating
    /** The price of the cheapest night. */
    price: SchemaPrice
    checkIn: string
    checkOut: string
    features?: readonly string[]
  }

export const toStructuredProperty = (site: SchemaSite, property: Property): Structured => ({
  ...toSchemaThing(site, 'Hotel', property),
  ...toSchemaPlace(property),
  starRating: property.stars ? { '@type': 'Rating', ratingValue: property.stars, bestRating: 5 } : undefined,
  aggregateRating: toSchemaRating(property.rating),
  priceRange: `${property.price.currency} ${property.price.amount}+`,
  checkinTime: property.checkIn,
  checkoutTime: property.checkOut,
  amenityFeature: property.features?.map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true })),
})
