import type { Money } from './money.ts'

/** What has to be paid for one. */
export const dinarsPerEarnedPoint = 1000

/** What a point takes off a price, in dinars. */
const dinarsPerPoint = 10

export const worthOf = (points: number): Money => ({ amount: points * dinarsPerPoint, currency: 'IQD' })
