import { toPersonalFieldName } from '../../db/personal-field.ts'
import type { Seal } from '../../db/seal.ts'

const nameOf = (order: number): string => toPersonalFieldName({ airlineTicketOf: order })

export const sealBookingNumber = (seal: Seal, number: string, order: number): string =>
  seal.close(number, nameOf(order))

export const openBookingNumber = (seal: Seal, sealed: string | null, order: number): string | null =>
  sealed && seal.open(sealed, nameOf(order))
