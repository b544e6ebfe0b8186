import type { SiteContext } from '../../../../client/context.ts'
import { kilometersBetween } from '../../../../domain/map/coordinates.ts'
import { fill } from '../../../../i18n/fill.ts'
import { formatDay } from '../../../../i18n/format.ts'
import { formatDistance } from '../../../../i18n/format-distance.ts'
import { splitStayText } from '../../../../i18n/messages/split-stay.ts'
import type { ChosenSplit } from '../../booking/split-path.ts'
import { loadCheckout } from '../load-checkout.ts'

type User = Parameters<typeof loadCheckout>[1]

/** The choice is in the address, so everything but the price is here at once. */
export async function loadSplitCheckout(site: SiteContext, user: User, chosen: ChosenSplit) {
  const find = (id: number) => site.call('GET /user/properties/{id}', { params: { id } })
  const [checkout, first, second] = await Promise.all([
    loadCheckout(site, user),
    find(chosen.first.propertyId),
    find(chosen.second.propertyId),
  ])
  const text = splitStayText[site.locale]
  const meters = kilometersBetween(first.coordinates, second.coordinates) * 1000
  const { title, address, picture, checkIn, checkOut, roomTypes } = first
  const shown = { title, address, picture, checkIn, checkOut, roomTypes: toTitles(roomTypes) }
  return {
    ...checkout,
    methods: checkout.methods.filter(({ method }) => method !== 'cash' && method !== 'group'),
    chosen,
    split: text,
    move: fill(text.move, {
      day: formatDay(site.locale, chosen.movesOn),
      distance: formatDistance(site.locale, meters),
    }),
    properties: [
      shown,
      {
        title: second.title,
        address: second.address,
        picture: second.picture,
        checkIn: second.checkIn,
        checkOut: second.checkOut,
        roomTypes: toTitles(second.roomTypes),
      },
    ] as const,
    houses: [first.facts, second.facts],
    searchPath: toSearchPath(first.location.id, chosen),
  }
}

const toTitles = (types: readonly { id: number; title: string }[]) => types.map(({ id, title }) => ({ id, title }))

export type SplitCheckoutData = Awaited<ReturnType<typeof loadSplitCheckout>>

/** The list of the same place, days and guests. */
function toSearchPath(location: number, { checkIn, checkOut, adults, childrenAges }: ChosenSplit): string {
  const query = new URLSearchParams({ location: String(location), checkIn, checkOut, adults: String(adults) })
  if (childrenAges.length > 0) query.set('children', String(childrenAges.length))
  for (const age of childrenAges) query.append('age', String(age))
  return `/properties?${query}`
}
