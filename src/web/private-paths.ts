/** Screens of one person alone, in any language: they are rendered for them and never kept. */
export const isPrivatePath = (path: string): boolean =>
  /^(\/(ar|ku))?\/(account|checkout|payment\/(success|qr))(\/|\.data$|$)/.test(path)
