import {
  type SchemaPrice,
  type SchemaSite,
  type SchemaThing,
  type Structured,
  toSchemaPricing,
  toSchemaThing,
} from '../../../client/structured-data.ts'

type Tour = SchemaThing & {
  price: SchemaPrice
  itinerary: readonly { title: string; text: string }[]
  /** The days on which a group sets out. */
  departures: readonly string[]
  isSoldOut?: boolean
  seller?: string
}

export const toStructuredTour = (site: SchemaSite, tour: Tour): Structured => ({
  ...toSchemaThing(site, 'TouristTrip', tour),
  itinerary: {
    '@type': 'ItemList',
    itemListElement: tour.itinerary.map(({ title, text }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      description: text,
    })),
  },
  offers: toSchemaPricing(site, {
    path: tour.path,
    price: tour.price,
    until: tour.departures.at(-1),
    isSoldOut: tour.isSoldOut,
    seller: tour.seller,
  }),
})
