import type { Ok } from '../../../contract/contract.ts'

/** The price of the rooms that are chosen. */
export type Quote = Ok<'POST /customer/reservations/calculate-price'>

/** Rooms that a party fits into, with their price. */
export type Combination = Ok<'POST /user/properties/availablility'>['combinations'][number]
