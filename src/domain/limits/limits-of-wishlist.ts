/** Limits of hearts, notes and the shared wishlist. Part of the one table of limits. */
export const wishlistLimitsOfUse = {
  wishlistPerIpAddress: {
    by: 'address',
    burst: 1_200,
    every: 0.1,
    isLoose: true,
    meaning: 'changes of wishlists: a whole network may share an address',
  },
  wishlist: {
    by: 'customer',
    burst: 300,
    every: 1,
    isLoose: true,
    meaning: 'changes of the wishlist, which can have 100 stays, 100 other entries and one link',
  },
  wishlistGlobally: {
    by: 'all',
    burst: 10_000,
    every: 0.02,
    isLoose: true,
    meaning: 'changes of wishlists by everybody',
  },
  sharedWishlists: {
    by: 'address',
    burst: 120,
    every: 1,
    isLoose: true,
    meaning: 'shared wishlists opened, and invalid links',
  },
} as const
