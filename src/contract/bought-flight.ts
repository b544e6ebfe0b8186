import { z } from 'zod'
import { Airport } from './offers.ts'

/** The facts of a bought flight beyond those of any purchase. */
export const BoughtFlight = z.object({
  airline: z.string(),
  from: Airport,
  to: Airport,
  /** `YYYY-MM-DDTHH:MM` by the clocks there; null where they, or the hour of the departure, are not known. */
  arrivesAt: z.string().nullable(),
  /** When to be at the airport. */
  airportAt: z.string().nullable(),
  /** By when the agency enters the airline's ticket; null while the purchase is not confirmed. */
  ticketDueAt: z.string().nullable(),
  /** The airline's ticket. `url`: a link that is good for five minutes, a path at the host of the API. */
  ticket: z
    .object({
      /** Null once it is of no more use. */
      bookingNumber: z.string().nullable(),
      issuedAt: z.string(),
      files: z.array(z.object({ id: z.uuid(), mediaType: z.enum(['image/jpeg', 'application/pdf']), url: z.string() })),
    })
    .nullable(),
})
