/** An address without its secrets: the tokens of links that take a ticket, pay, confirm an address, end mail, or open a wishlist or a file, also inside the way back after a sign-in. */
export const toLoggedUrl = (url: string): string =>
  url
    .replace(/(\/files\/[\w-]+\?).*/i, '$1…')
    .replace(/(ticket-passes|tickets|wishlists?|pay|email\/\w+|unsubscribe\/\w+)(\/|%(?:25)*2F)[\w-]{20,}/gi, '$1$2…')
