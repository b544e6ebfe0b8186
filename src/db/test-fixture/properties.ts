import type { Day } from '../../domain/day.ts'
import type { Tx } from '../database.ts'
import { type IdOf, insertKeyed, insertRows } from '../insert-rows.ts'
import { insertAlbums, withAlbums } from './albums.ts'
import { busyPlaceAt, toCoordinates } from './places.ts'
import { factsOf, loadQuestions } from './property-facts.ts'
import { at, inOrder, join, paragraph, text, times } from './texts.ts'

const count = 12

const types = [
  { key: 'hotel', title: text('Hotel', 'فندق', 'هوتێل') },
  { key: 'apartment', title: text('Apartment', 'شقة', 'شوقە') },
  { key: 'resort', title: text('Resort', 'منتجع', 'هاوینەهەوار') },
  { key: 'guest-house', title: text('Guest house', 'بيت ضيافة', 'میوانخانە') },
]
const names = [text('Narges', 'النرجس', 'نێرگز'), text('Rihan', 'الريحان', 'ڕێحانە'), text('Henna', 'الحناء', 'خەنە')]

const beds = [
  { key: 'single', sleeps: 1, title: text('Single bed', 'سرير مفرد', 'قەرەوێڵەی تاککەسی') },
  { key: 'double', sleeps: 2, title: text('Double bed', 'سرير مزدوج', 'قەرەوێڵەی دووکەسی') },
]

const features = [
  { key: 'wifi', title: text('Free Wi-Fi', 'واي فاي مجاني', 'وایفایی بەخۆڕایی') },
  { key: 'parking', title: text('Parking', 'موقف سيارات', 'پارکینگ') },
  { key: 'breakfast', title: text('Breakfast included', 'الفطور ضمن السعر', 'نانی بەیانی لەگەڵدایە') },
  { key: 'pool', title: text('Swimming pool', 'مسبح', 'مەلەوانگە') },
  { key: 'heating', title: text('Heating', 'تدفئة', 'گەرمکەرەوە') },
]

const rooms = [
  { title: text('Single room', 'غرفة مفردة', 'ژووری تاککەسی'), area: 14, adults: 1, children: 0, bed: 'single' },
  { title: text('Double room', 'غرفة مزدوجة', 'ژووری دووکەسی'), area: 20, adults: 2, children: 1, bed: 'double' },
  { title: text('Family room', 'غرفة عائلية', 'ژووری خێزانی'), area: 34, adults: 4, children: 2, bed: 'double' },
]

// What is plain stands first: tests that copy the first stay get one without surprises.
const toRates = (index: number) => ({
  acceptance: index % 4 === 3 ? 'manual' : 'automatic',
  free_until_days: at([1, 2, 3], index),
  percent_after: at([50, 0, 30], index),
  child_fee: at([0, 5_000], index),
  min_nights: index === 5 ? 2 : 1,
  weekday_percents: index % 2 === 0 ? [0, 0, 0, 0, 0, 0, 0] : [0, 0, 0, 0, 15, 10, 0],
})

const isInDollars = (index: number) => index % 6 === 4

function toStay(index: number) {
  const [type, where] = [at(types, index), busyPlaceAt(index)]
  const title = join(type.title, at(names, Math.floor(index / types.length)), where.title)
  return {
    key: `stay-${index + 1}`,
    title,
    address: join(text('River Street', 'شارع النهر', 'شەقامی ڕووبار'), where.city),
    description: paragraph(title, where.city),
    ...toCoordinates(where),
    stars: type.key === 'hotel' || type.key === 'resort' ? at([5, 4, 3], index) : null,
    discount: at([0, 10, 25], index),
    check_in: '14:00',
    check_out: '12:00',
    facts: factsOf(index),
    ...toRates(index),
  }
}

export async function loadProperties(tx: Tx, locationId: IdOf, today: Day): Promise<IdOf> {
  const typeId = await insertKeyed(tx, 'property_types', inOrder(types))
  const stays = times(count, (index) => ({
    ...toStay(index),
    property_type_id: typeId(at(types, index).key),
    location_id: locationId(busyPlaceAt(index).key),
  }))
  const propertyId = await insertKeyed(tx, 'properties', await withAlbums(tx, 'stay', stays, 3))
  const featureId = await insertKeyed(tx, 'features', inOrder(features))
  const ids = stays.map(({ key }) => propertyId(key))
  await insertRows(
    tx,
    'property_features',
    ids.flatMap((property_id, index) =>
      features.slice(0, 2 + (index % 3)).map(({ key }) => ({ property_id, feature_id: featureId(key) })),
    ),
    { hasId: false },
  )
  await loadQuestions(tx, ids[0])
  await loadRooms(tx, ids, featureId)
  await loadDates(tx, ids, Number(today.slice(0, 4)))
  return propertyId
}

async function loadRooms(tx: Tx, properties: number[], featureId: IdOf): Promise<void> {
  const bedId = await insertKeyed(tx, 'bed_types', inOrder(beds))
  const albums = await insertAlbums(tx, 'room', properties.length * rooms.length)
  const all = properties.flatMap((property_id, index) =>
    rooms.map((room, floor) => ({ property_id, index, room, floor })),
  )
  const ids = await insertRows(
    tx,
    'room_types',
    all.map(({ property_id, index, room: { bed: _, ...room }, floor }, at) => ({
      property_id,
      ...room,
      floor,
      units: 2 + floor,
      // Whole dinars, or cents.
      price: (isInDollars(index) ? 3_000 : 40_000) * (1 + floor) + index * 500,
      currency: isInDollars(index) ? 'USD' : 'IQD',
      album_id: albums[at],
    })),
  )
  const bedRows = all.map(({ room }, index) => ({ room_type_id: ids[index], bed_type_id: bedId(room.bed), count: 1 }))
  await insertRows(tx, 'room_type_beds', bedRows, { hasId: false })
  const wifi = ids.map((room_type_id) => ({ room_type_id, feature_id: featureId('wifi') }))
  await insertRows(tx, 'room_type_features', wifi, { hasId: false })
}

/** Dearer in summer, and now and then closed. */
async function loadDates(tx: Tx, [, second, third]: number[], year: number): Promise<void> {
  const summer = (ahead: number) => ({ from_night: `${year + ahead}-06-10`, to_night: `${year + ahead}-09-10` })
  const seasons = [0, 1].map((ahead) => ({ property_id: second, ...summer(ahead), percent: 25, min_nights: 2 }))
  await insertRows(tx, 'property_seasons', seasons)
  const closed = { property_id: third, from_night: `${year + 1}-01-15`, to_night: `${year + 1}-02-10` }
  await insertRows(tx, 'closures', [closed])
}
