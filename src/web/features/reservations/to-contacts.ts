import type { Locale } from '../../../domain/locale.ts'
import { fill } from '../../../i18n/fill.ts'
import { formatPhone } from '../../../i18n/format.ts'
import { arrivalText } from '../../../i18n/messages/arrival.ts'
import { mapText } from '../../../i18n/messages/map.ts'
import { toAppLinks } from '../../map/to-app-links.ts'
import type { Reservation } from './next-step.ts'

type Seen = Pick<Reservation, 'id' | 'code' | 'status' | 'phone' | 'local' | 'coordinates'>

/** How a guest reaches the property and gets there: for who has booked it, while that is to come. The message is in the language of the place. */
export function toContacts(locale: Locale, { id, code, status, phone, local, coordinates }: Seen) {
  if (status !== 'accepted') return null
  const { property } = arrivalText[locale]
  const message = fill(arrivalText[local.language].property.message, { code, property: local.title[local.language] })
  return {
    title: property.title,
    directions: toDirections(locale, { title: local.title[local.language], coordinates }),
    driver: { label: property.driver, to: `/account/history/${id}/driver` },
    call: phone && { label: property.call, href: `tel:${phone}`, number: formatPhone(phone) },
    write: phone && {
      label: property.write,
      href: `https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(message)}`,
    },
  }
}

const halfOfFrame = 0.02

/** On our own map first: it also works where data is dear. */
function toDirections(locale: Locale, target: Parameters<typeof toAppLinks>[0]) {
  const { latitude, longitude } = target.coordinates
  const frame = [longitude - halfOfFrame, latitude - halfOfFrame, longitude + halfOfFrame, latitude + halfOfFrame]
  const { apps, appNames } = mapText[locale]
  return {
    map: {
      label: arrivalText[locale].property.map,
      to: `/navigator?frame=${frame.map((edge) => edge.toFixed(4)).join(',')}`,
    },
    title: apps,
    apps: toAppLinks(target).map(({ app, href }) => ({ label: appNames[app], href })),
  }
}

export type ContactsData = NonNullable<ReturnType<typeof toContacts>>
