/**
 * The column and row of an encrypted personal value. A value encrypted for one row cannot be decrypted in another, so that a writer to the
 * database cannot have it shown to another customer.
 */
export type PersonalField =
  /** `purchases.travellers`, by the order, which is known before the purchase is. */
  | { order: number }
  /** `travellers.sealed` */
  | { customer: number }
  /** `tickets.holder` */
  | { ticket: bigint | string }
  /** `files.name` */
  | { file: string }
  /** `visa_applicants.sealed`, by the order and the place of the applicant in it. */
  | { visaOrder: number; applicant: number }
  /** `visa_messages.sealed`, by the order. */
  | { visaMessagesOf: number }
  /** `visa_drafts.sealed` */
  | { draftOf: number; visa: number }
  /** `order_parts.sealed`, by the order. */
  | { partsOf: number }
  /** `airline_tickets.booking_number`, by the order. */
  | { airlineTicketOf: number }

export const toPersonalFieldName = (place: PersonalField): string => {
  if ('order' in place) return `purchases.travellers ${place.order}`
  if ('customer' in place) return `travellers.sealed ${place.customer}`
  if ('ticket' in place) return `tickets.holder ${place.ticket}`
  if ('visaOrder' in place) return `visa_applicants.sealed ${place.visaOrder} ${place.applicant}`
  if ('visaMessagesOf' in place) return `visa_messages.sealed ${place.visaMessagesOf}`
  if ('draftOf' in place) return `visa_drafts.sealed ${place.draftOf} ${place.visa}`
  if ('partsOf' in place) return `order_parts.sealed ${place.partsOf}`
  if ('airlineTicketOf' in place) return `airline_tickets.booking_number ${place.airlineTicketOf}`
  return `files.name ${place.file}`
}
