/** From ten on there is no need to hurry. */
export const maxFew = 9
export const isFew = (left: number): boolean => left <= maxFew
export const isScarce = (left: number): boolean => left <= 3
