const officePattern = /^(?:\/(?:ar|ku))?\/business(?!\/download(?:\.data$|[/?#]|$))(?:\.data$|[/?#]|$)/i

/** Addresses of the back office, in any language. The customers' site has all others, with the page about the office among them. */
export const isOfficePath = (path: string): boolean => officePattern.test(path)
