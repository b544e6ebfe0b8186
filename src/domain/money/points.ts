import type { Money } from './money.ts'

/** Dinars that must be paid to earn one point. */
export const dinarsPerEarnedPoint = 1000

/** Dinars that a point takes off a price. */
const dinarsPerPoint = 10

export const worthOf = (points: number): Money => ({ amount: points * dinarsPerPoint, currency: 'IQD' })
