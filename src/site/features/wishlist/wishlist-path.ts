export const wishlistPath = '/account/wishlist'
