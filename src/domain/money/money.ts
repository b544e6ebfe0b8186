export const currencies = ['IQD', 'USD'] as const
export type Currency = (typeof currencies)[number]

/** An integer of the smallest unit in use: whole dinars, US cents. */
export type Money = { amount: number; currency: Currency }

/** How many decimals a major unit has. The dinar's thousandths are not in use, so they are not counted. */
export const decimals = { IQD: 0, USD: 2 } as const satisfies Record<Currency, number>

export const toMajor = ({ amount, currency }: Money): number => amount / 10 ** decimals[currency]

/** The total of a quote. */
export const totalOf = ({ total, currency }: { total: number; currency: Currency }): Money => ({
  amount: total,
  currency,
})

/** In major units, as the contract has it: whole dinars, dollars with cents. */
export const toPrice = (money: Money): Money => ({ amount: toMajor(money), currency: money.currency })

/** The one rounding of the product: half away from zero, on whole smallest units. */
export const roundAmount = (exact: number): number => Math.sign(exact) * Math.round(Math.abs(exact))

export const percentOff = (price: Money, percent: number): Money => ({
  ...price,
  amount: roundAmount((price.amount * (100 - percent)) / 100),
})

/** For comparing prices of both currencies with each other, never for paying: a payment fixes its own rate. */
export const dinarsPerDollar = 1310

/** The smallest note in use. */
const smallestNote = 250

/** The smallest amounts that can be paid: notes, and cents. */
export const smallestPaid = { IQD: smallestNote, USD: 1 } as const satisfies Record<Currency, number>

/** The reduction of an amount of dinars so that notes can pay it: never above the amount, and nothing where no note is small enough. */
export const toCashRounding = (dinars: number): number => (dinars < smallestNote ? 0 : -(dinars % smallestNote) || 0)
