import {
  type SchemaPlace,
  type SchemaPrice,
  type SchemaSite,
  type SchemaThing,
  type Structured,
  toBaghdadTime,
  toSchemaOrganization,
  toSchemaPlace,
  toSchemaPricing,
  toSchemaThing,
} from '../../../client/structured-data.ts'

type Event = SchemaThing &
  SchemaPlace & {
    startsAt: string
    endsAt: string
    venue: string
    organizer: string
    /** Null: free of charge. */
    price: SchemaPrice | null
    isSoldOut?: boolean
  }

export const toStructuredEvent = (site: SchemaSite, event: Event): Structured => ({
  ...toSchemaThing(site, 'Event', event),
  startDate: toBaghdadTime(event.startsAt),
  endDate: toBaghdadTime(event.endsAt),
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  location: { '@type': 'Place', name: event.venue, ...toSchemaPlace(event) },
  organizer: toSchemaOrganization(event.organizer),
  isAccessibleForFree: event.price === null,
  offers: toSchemaPricing(site, {
    path: event.path,
    price: event.price,
    until: event.endsAt,
    isSoldOut: event.isSoldOut,
  }),
})
