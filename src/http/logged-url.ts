/** Without what opens something for whoever reads it: the secret in a link to take a ticket, to pay, to confirm an address or end mail, to a wishlist or to a file, also where the link is the way back after a sign-in. */
export const toLoggedUrl = (url: string): string =>
  url
    .replace(/(\/files\/[\w-]+\?).*/i, '$1…')
    .replace(/(ticket-passes|tickets|wishlists?|pay|email\/\w+|unsubscribe\/\w+)(\/|%(?:25)*2F)[\w-]{20,}/gi, '$1$2…')
