import { activitiesOfNorth } from '../activities/north.ts'
import { activitiesOfSouth } from '../activities/south.ts'
import type { LocationKey } from '../shapes.ts'
import { tourismPackages } from '../load-discovery.ts'
import { offers } from '../offers.ts'
import { umrahPackages } from '../umrah.ts'
import { meetingOfActivities } from './meeting-of-activities.ts'
import { meetingOfOffers } from './meeting-of-offers.ts'
import { type MeetingKey, type MeetingPlace, meetingPlaces } from './meeting-places.ts'

/** Where a tour by air leaves from. */
const airports: Partial<Record<LocationKey, MeetingKey>> = {
  baghdad: 'baghdad-airport', erbil: 'erbil-airport', sulaymaniyah: 'sulaymaniyah-airport', basra: 'basra-airport', najaf: 'najaf-airport',
  kirkuk: 'kirkuk-airport',
}

/** For tours that begin on the road, from the text of their first day. */
const byRoad: Record<string, MeetingKey> = {
  'chibayish-marsh-family': 'nasiriyah-station', 'babylon-kish-borsippa': 'hilla-station', 'nippur-day': 'diwaniyah-station',
  'uruk-desert-camp': 'samawah-bridge', 'mosul-and-monasteries': 'bab-al-tob', 'samarra-spiral-day': 'alawi-station',
  'karbala-najaf-khans': 'karbala-station', 'hamilton-road-rawanduz': 'erbil-terminal', 'halgurd-four-days': 'erbil-terminal',
  'amadiya-honeymoon': 'duhok-station', 'akre-terraces-family': 'duhok-station', 'dukan-lake-for-two': 'sulaymaniyah-terminal',
  'ahmadawa-hawraman-walk': 'sulaymaniyah-terminal', 'basra-date-palms-family': 'basra-museum', 'baghdad-old-houses-for-two': 'shuhada-bridge',
  'mardin-urfa-by-road': 'duhok-station', 'isfahan-shiraz-eight-days': 'karbala-station', 'tabriz-sahand-overland': 'sulaymaniyah-terminal',
  'kish-island-for-two': 'saad-square', 'aqaba-reef-honeymoon': 'mosul-station', 'kuwait-family-weekend': 'saad-square',
  'karbala-arar-road': 'karbala-station', 'mosul-neighbours-caravan': 'nuri-mosque', 'nasiriyah-between-seasons': 'nasiriyah-station',
  'ramadi-wide-seats': 'ramadi-station', 'kirkuk-ramadan-days': 'kirkuk-station', 'duhok-with-my-parents': 'duhok-station',
}

type Tour = { key: string; location: LocationKey }
type Entry = [key: string, place: MeetingPlace]

const ofTours = (tours: Tour[]): Entry[] =>
  tours.flatMap(({ key, location }): Entry[] => {
    const place = byRoad[key] ?? airports[location]
    return place ? [[key, meetingPlaces[place]]] : []
  })

const ofActivities = (): Entry[] =>
  [...activitiesOfNorth, ...activitiesOfSouth].flatMap(({ key, at }): Entry[] => {
    const meeting = meetingOfActivities[key]
    if (!meeting) return []
    return [[key, typeof meeting === 'string' ? meetingPlaces[meeting] : { ...meeting, at }]]
  })

const ofOffers = (): Entry[] =>
  offers.flatMap(({ key, offeredBy }): Entry[] => {
    const meeting = meetingOfOffers[key]
    if (!meeting) return []
    return [[key, typeof meeting === 'string' ? meetingPlaces[meeting] : { title: offeredBy, ...meeting }]]
  })

/** By table and key. An event has its venue. */
export const meetingPoints = {
  offers: new Map(ofOffers()),
  tourism_packages: new Map(ofTours(tourismPackages)),
  umrah_packages: new Map(ofTours(umrahPackages)),
  activities: new Map(ofActivities()),
}
