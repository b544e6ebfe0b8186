/** The stays by their distance from a landmark. */
export const toNearPath = (key: string): string => `/properties?near=${key}`
