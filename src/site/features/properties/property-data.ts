import type { Ok } from '../../../contract/contract.ts'

export type PropertyData = Ok<'GET /user/properties/{id}'>
export type RoomTypeData = PropertyData['roomTypes'][number]
