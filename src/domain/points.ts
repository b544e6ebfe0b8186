import type { Money } from './money.ts'

/** What a point takes off a price, in dinars. */
const dinarsPerPoint = 10

export const worthOf = (points: number): Money => ({ amount: points * dinarsPerPoint, currency: 'IQD' })
