import type { PictureSource } from '../../../ui/picture.tsx'
import type { RoomTypeData } from './property-data.ts'

type Pictured = { pictures: readonly unknown[] }

/** The pictures of a property and its rooms, in the order of the page's viewer. */
export const countPictures = ({ pictures, roomTypes }: Pictured & { roomTypes: readonly Pictured[] }): number =>
  roomTypes.reduce((sum, room) => sum + room.pictures.length, pictures.length)

export const toRoomPictures = (rooms: readonly RoomTypeData[]): PictureSource[][] =>
  rooms.map(({ pictures, title }) =>
    pictures.map((picture, index) => ({ ...picture, alt: index === 0 ? title : `${title} (${index + 1})` })),
  )
