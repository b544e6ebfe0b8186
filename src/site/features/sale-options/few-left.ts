/** From ten on nobody has to hurry. */
export const mostFew = 9
export const isFew = (left: number): boolean => left <= mostFew
export const isScarce = (left: number): boolean => left <= 3
