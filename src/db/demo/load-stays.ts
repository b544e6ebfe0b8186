import type { Tx } from '../database.ts'
import { roomKinds } from './catalogue.ts'
import { type DescribePicture, type IdOf, insertAlbums, insertKeyed, insertRows } from './insert.ts'
import type { DemoStay, Picture } from './shapes.ts'
import { staysOfBaghdad } from './stays/baghdad.ts'
import { staysOfDuhok } from './stays/duhok.ts'
import { staysOfErbil } from './stays/erbil.ts'
import { staysOfHalabja } from './stays/halabja.ts'
import { staysOfMiddle } from './stays/middle.ts'
import { staysOfShrines } from './stays/shrines.ts'
import { staysOfSouth } from './stays/south.ts'
import { staysOfSulaymaniyah } from './stays/sulaymaniyah.ts'

export const stays = [
  ...staysOfBaghdad, ...staysOfErbil, ...staysOfShrines, ...staysOfSulaymaniyah, ...staysOfDuhok, ...staysOfHalabja, ...staysOfSouth, ...staysOfMiddle,
]

type Ids = { locationId: IdOf; typeId: IdOf; bedTypeId: IdOf; featureId: IdOf }

export async function loadStays(tx: Tx, describe: DescribePicture, ids: Ids): Promise<IdOf> {
  const albums = await insertAlbums(tx, describe, stays.map(({ key, pictures }) => ({ seed: `stay/${key}`, pictures })))
  const propertyId = await insertKeyed(tx, 'properties', stays.map((stay, index) => ({
    key: stay.key,
    property_type_id: ids.typeId(stay.type),
    location_id: ids.locationId(stay.location),
    title: stay.title,
    address: stay.address,
    description: stay.description,
    latitude: stay.at[0],
    longitude: stay.at[1],
    stars: stay.stars,
    rating: stay.rating,
    rating_count: stay.reviews,
    discount: stay.discount,
    check_in: stay.type === 'hotel' ? '14:00' : '15:00',
    check_out: stay.type === 'hotel' ? '12:00' : '11:00',
    album_id: albums[index],
  })))
  await insertRows(
    tx,
    'property_features',
    stays.flatMap((stay) => unique(stay.features).map((key) => ({ property_id: propertyId(stay.key), feature_id: ids.featureId(key) }))),
    { hasId: false },
  )
  await loadRooms(tx, describe, propertyId, ids)
  return propertyId
}

async function loadRooms(tx: Tx, describe: DescribePicture, propertyId: IdOf, ids: Ids): Promise<void> {
  const rooms = stays.flatMap((stay) => stay.rooms.map((room, index) => ({ stay, room, index, kind: roomKinds[room.kind] })))
  const albums = await insertAlbums(tx, describe, rooms.map(({ stay, room, index, kind }) => ({
    seed: `room/${stay.key}/${room.kind}`,
    pictures: [{ scene: kind.scene, time: timeOf(stay, index) }],
  })))
  const roomIds = await insertRows(tx, 'room_types', rooms.map(({ stay, room, kind }, index) => ({
    property_id: propertyId(stay.key),
    title: kind.title,
    floor: room.floor,
    area: kind.area,
    units: room.units,
    adults: kind.adults,
    children: kind.children,
    price: room.price,
    currency: stay.currency,
    album_id: albums[index],
  })))
  await insertRows(
    tx,
    'room_type_features',
    rooms.flatMap(({ kind }, index) => unique(kind.features).map((key) => ({ room_type_id: roomIds[index], feature_id: ids.featureId(key) }))),
    { hasId: false },
  )
  await insertRows(
    tx,
    'room_type_beds',
    rooms.flatMap(({ kind }, index) =>
      Object.entries(kind.beds).map(([key, count]) => ({ room_type_id: roomIds[index], bed_type_id: ids.bedTypeId(key), count })),
    ),
    { hasId: false },
  )
}

const times: Picture['time'][] = ['dawn', 'noon', 'dusk', 'night']
const timeOf = (stay: DemoStay, index: number): Picture['time'] => times[(stay.key.length + index) % times.length] ?? 'noon'

const unique = <T>(items: T[]): T[] => [...new Set(items)]
