import type { Tx } from '../../src/db/database.ts'
import { type IdOf, insertKeyed, insertRows } from '../../src/db/insert-rows.ts'
import { roomKinds } from './catalogue.ts'
import { type DescribePicture, insertAlbums } from './insert.ts'
import { settled } from './places.ts'
import { propertiesOfBaghdad } from './properties/baghdad.ts'
import { propertiesOfDuhok } from './properties/duhok.ts'
import { propertiesOfErbil } from './properties/erbil.ts'
import { propertiesOfHalabja } from './properties/halabja.ts'
import { propertiesOfMiddle } from './properties/middle.ts'
import { propertiesOfShrines } from './properties/shrines.ts'
import { propertiesOfSouth } from './properties/south.ts'
import { propertiesOfSulaymaniyah } from './properties/sulaymaniyah.ts'
import { toRoomPictures } from './room-pictures.ts'
import type { DemoProperty } from './shapes.ts'
import { withSubjects } from './subjects.ts'

export const properties = [
  ...propertiesOfBaghdad, ...propertiesOfErbil, ...propertiesOfShrines, ...propertiesOfSulaymaniyah, ...propertiesOfDuhok, ...propertiesOfHalabja, ...propertiesOfSouth, ...propertiesOfMiddle,
]

type Ids = { locationId: IdOf; typeId: IdOf; bedTypeId: IdOf; featureId: IdOf }

/** What the pictures of each show: of the place that it lies in, and of what its texts speak of. */
export const pictured = withSubjects(settled(properties))

export async function loadProperties(tx: Tx, describe: DescribePicture, ids: Ids): Promise<IdOf> {
  const albums = await insertAlbums(tx, describe, pictured.map(({ key, pictures }) => ({ seed: `stay/${key}`, pictures })))
  const propertyId = await insertKeyed(tx, 'properties', properties.map((property, index) => ({
    key: property.key,
    property_type_id: ids.typeId(property.type),
    location_id: ids.locationId(property.location),
    title: property.title,
    address: property.address,
    description: property.description,
    latitude: property.at[0],
    longitude: property.at[1],
    phone: toPhone(index),
    stars: property.stars,
    discount: property.discount,
    check_in: property.type === 'hotel' ? '14:00' : '15:00',
    check_out: property.type === 'hotel' ? '12:00' : '11:00',
    album_id: albums[index],
  })))
  await insertRows(
    tx,
    'property_features',
    properties.flatMap((property) => unique(property.features).map((key) => ({ property_id: propertyId(property.key), feature_id: ids.featureId(key) }))),
    { hasId: false },
  )
  await loadRooms(tx, describe, propertyId, ids)
  return propertyId
}

/** Nobody's: numbers of this block are not given out. */
const toPhone = (index: number): string => `+964700000${String(1000 + index)}`

async function loadRooms(tx: Tx, describe: DescribePicture, propertyId: IdOf, ids: Ids): Promise<void> {
  const rooms = properties.flatMap((property) => property.rooms.map((room, index) => ({ property, room, index, kind: roomKinds[room.kind] })))
  const albums = await insertAlbums(tx, describe, rooms.map(({ property, room, index }) => ({
    seed: `room/${property.key}/${room.kind}`,
    pictures: toRoomPictures(property, index),
  })))
  const roomIds = await insertRows(tx, 'room_types', rooms.map(({ property, room, kind }, index) => ({
    property_id: propertyId(property.key),
    title: kind.title,
    floor: room.floor,
    area: kind.area,
    units: room.units,
    adults: kind.adults,
    children: kind.children,
    price: room.price,
    currency: property.currency,
    album_id: albums[index],
  })))
  await insertRows(
    tx,
    'room_type_features',
    rooms.flatMap(({ property, kind }, index) => unique(kind.features.filter((key) => isThere(property, key))).map((key) => ({ room_type_id: roomIds[index], feature_id: ids.featureId(key) }))),
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

/** A house without internet has none in its rooms either. */
const isThere = ({ features }: DemoProperty, key: string): boolean => key !== 'wifi' || features.includes('wifi')

const unique = <T>(items: T[]): T[] => [...new Set(items)]
