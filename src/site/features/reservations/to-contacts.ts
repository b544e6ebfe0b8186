import { toMapPath } from '../../../client/map/map-address.ts'
import { toAppLinks } from '../../../client/map/to-app-links.ts'
import { toSquare } from '../../../domain/map/map-view.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { fill } from '../../../i18n/fill.ts'
import { formatPhone } from '../../../i18n/format.ts'
import { arrivalText } from '../../../i18n/messages/arrival.ts'
import { mapText } from '../../../i18n/messages/map.ts'
import type { Reservation } from './next-step.ts'

type ReservationFacts = Pick<Reservation, 'id' | 'code' | 'status' | 'property' | 'phone' | 'local' | 'coordinates'>

/**
 * The property's contacts for a guest whose stay is to come. Before the payment only the way there; the phone comes with the confirmation, or with
 * expected cash. The message is in the language of the place.
 */
export function toContacts(
  locale: Locale,
  { id, code, status, property: house, phone, local, coordinates }: ReservationFacts,
) {
  if (status !== 'accepted' && status !== 'pending') return null
  const { property } = arrivalText[locale]
  const message = fill(arrivalText[local.language].property.message, { code, property: local.title[local.language] })
  return {
    title: property.title,
    directions: toDirections(locale, house.id, { title: local.title[local.language], coordinates }),
    driver: { label: property.driver, to: `/account/history/${id}/driver` },
    call: phone && { label: property.call, href: `tel:${phone}`, number: formatPhone(phone) },
    write: phone && {
      label: property.write,
      href: `https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(message)}`,
    },
  }
}

/** In degrees: the streets around it. */
const reach = 0.02

/** On our own map first, with the pin of the stay: it also works where data is dear. */
function toDirections(locale: Locale, property: number, target: Parameters<typeof toAppLinks>[0]) {
  const { latitude, longitude } = target.coordinates
  const frame = toSquare({
    west: longitude - reach,
    east: longitude + reach,
    south: latitude - reach / 2,
    north: latitude + reach / 2,
  })
  const { apps, appNames } = mapText[locale]
  return {
    map: {
      label: arrivalText[locale].property.map,
      to: toMapPath({ frame, kinds: [], place: `property-${property}` }),
    },
    title: apps,
    apps: toAppLinks(target).map(({ app, href }) => ({ label: appNames[app], href })),
  }
}

export type ContactsData = NonNullable<ReturnType<typeof toContacts>>
