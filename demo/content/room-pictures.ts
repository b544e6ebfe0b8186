import { places as lands } from '../pictures/place.ts'
import { roomKinds } from './catalogue.ts'
import { placeOf } from './places.ts'
import type { DemoProperty, Picture, RoomKind } from './shapes.ts'

const times: Picture['time'][] = ['dawn', 'noon', 'dusk', 'night']
const timeOf = (property: DemoProperty, index: number): Picture['time'] => times[(property.key.length + index) % times.length] ?? 'noon'

function viewOf(kind: RoomKind, property: DemoProperty): Picture['view'] {
  if (kind === 'mountain-double') return 'mountains'
  if (kind === 'garden-room') return 'garden'
  if (kind === 'courtyard-room') return 'courtyard'
  if (kind !== 'river-double') return undefined
  return lands[placeOf(property)].mountains ? 'stream' : 'river'
}

/** A room with all of its beds, and from its window what its name says or what lies around the house. */
function toRoomPicture(property: DemoProperty, index: number, hour: number): Picture {
  const kind = property.rooms[index]?.kind ?? 'double'
  const view = viewOf(kind, property)
  return { scene: 'room', time: timeOf(property, index + hour), place: placeOf(property), beds: roomKinds[kind].beds, ...(view ? { view } : {}) }
}

/** In square metres: from here on there is more to see. */
const large = 28

/** Rooms of one type at different hours: alike, and not the same. */
export function toRoomPictures(property: DemoProperty, index: number): Picture[] {
  const { area, features } = roomKinds[property.rooms[index]?.kind ?? 'double']
  const count = 2 + (area >= large ? 1 : 0) + (features.includes('balcony') ? 1 : 0)
  return Array.from({ length: count }, (_, hour) => toRoomPicture(property, index, hour))
}
