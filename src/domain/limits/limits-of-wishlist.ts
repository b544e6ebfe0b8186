/** Of hearts, notes and the link of a wishlist. A part of the one table of limits. */
export const wishlistLimitsOfUse = {
  wishlistFromAddress: {
    by: 'address',
    burst: 1_200,
    every: 0.1,
    isLoose: true,
    meaning: 'hearts pressed, notes written and links made: a whole network may share an address',
  },
  wishlist: {
    by: 'customer',
    burst: 300,
    every: 1,
    isLoose: true,
    meaning: 'the same by one customer, who can have 100 stays, 100 other entries and one link',
  },
  wishlistInAll: { by: 'all', burst: 10_000, every: 0.02, isLoose: true, meaning: 'the same by everybody' },
  sharedWishlists: {
    by: 'address',
    burst: 120,
    every: 1,
    isLoose: true,
    meaning: 'shared wishlists looked at, and links that lead to none',
  },
} as const
