/** All in seconds. */
export const windowSeconds = 5 * 60

/** A window with less time left is not shown again: reading a code out takes longer. */
export const minLeft = 30

/** How long after its end a code that was accepted offline may come in. */
export const lateDelivery = 7 * 24 * 60 * 60

/** For how long a business takes a redemption back. */
export const undoSeconds = 2 * 60

/** Asked for again so soon, a new code is still the new one. */
export const secondTap = 2
