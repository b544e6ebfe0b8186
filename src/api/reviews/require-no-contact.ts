import { Problem } from '../../contract/problems.ts'
import { hasLink, hasPhone } from '../../domain/reviews/contact-in-text.ts'

/** Public texts advertise nothing, and lead no reader away to pay elsewhere. */
export function requireNoContact(text: string): void {
  if (hasLink(text)) throw new Problem('REVIEW_HAS_LINK', { fields: { text: { error: 'invalid' } } })
  if (hasPhone(text)) throw new Problem('REVIEW_HAS_PHONE', { fields: { text: { error: 'invalid' } } })
}
