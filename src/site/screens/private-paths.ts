/** Screens of one person alone, in any language: they are rendered for them and never kept. */
export const isPrivatePath = (path: string): boolean =>
  /^(\/(ar|ku))?\/(account|checkout|tickets|payment\/(success|qr)|business\/(orders|arrivals|departures|visas|reviews|questions))(\/|\.data$|$)/.test(
    path,
  )

/** Shown to whoever has its secret, until it ends: made anew each time, for nobody in particular. */
export const isSecretPath = (path: string): boolean => /^(\/(ar|ku))?\/(wishlist|pay|email|tickets)\//.test(path)
