import type { SiteContext } from '../../../client/context.ts'
import { toAppLinks } from '../../../client/map/to-app-links.ts'
import { formatPhone } from '../../../i18n/format.ts'
import { localeFacts } from '../../../i18n/locale-facts.ts'
import { arrivalText } from '../../../i18n/messages/arrival.ts'
import { mapText } from '../../../i18n/messages/map.ts'

/** The language of the street first: it is the driver's. */
const languagesOf = (street: 'ar' | 'ku'): ('ar' | 'ku')[] => (street === 'ku' ? ['ku', 'ar'] : ['ar', 'ku'])

/** The address of a property in the two languages of this country's drivers, whatever the guest's language. */
export async function loadDriver({ call, locale }: Pick<SiteContext, 'call' | 'locale'>, id: number) {
  const { local, phone, coordinates } = await call('GET /user/reservations/{id}', { params: { id } })
  const { apps, appNames } = mapText[locale]
  return {
    messages: arrivalText[locale].driver,
    back: `/account/history/${id}`,
    sides: languagesOf(local.language).map((language) => ({
      tag: localeFacts[language].tag,
      direction: localeFacts[language].direction,
      title: local.title[language],
      address: local.address[language],
    })),
    apps: {
      title: apps,
      links: toAppLinks({ title: local.title[local.language], coordinates }).map(({ app, href }) => ({
        label: appNames[app],
        href,
      })),
    },
    phone: phone && { href: `tel:${phone}`, number: formatPhone(phone) },
    place: `${coordinates.latitude.toFixed(5)}, ${coordinates.longitude.toFixed(5)}`,
  }
}

export type DriverData = Awaited<ReturnType<typeof loadDriver>>
