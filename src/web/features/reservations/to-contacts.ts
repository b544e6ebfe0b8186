import type { Locale } from '../../../domain/locale.ts'
import { fill } from '../../../i18n/fill.ts'
import { formatPhone } from '../../../i18n/format.ts'
import { arrivalText } from '../../../i18n/messages/arrival.ts'
import type { Reservation } from './next-step.ts'

type Seen = Pick<Reservation, 'id' | 'code' | 'status' | 'phone' | 'local'>

/** How a guest reaches the property and gets there: for who has booked it, while that is to come. The message is in the language of the place. */
export function toContacts(locale: Locale, { id, code, status, phone, local }: Seen) {
  if (status !== 'accepted') return null
  const { property } = arrivalText[locale]
  const message = fill(arrivalText[local.language].property.message, { code, property: local.title[local.language] })
  return {
    title: property.title,
    driver: { label: property.driver, to: `/account/history/${id}/driver` },
    call: phone && { label: property.call, href: `tel:${phone}`, number: formatPhone(phone) },
    write: phone && {
      label: property.write,
      href: `https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(message)}`,
    },
  }
}

export type ContactsData = NonNullable<ReturnType<typeof toContacts>>
