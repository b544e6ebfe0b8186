/** Which of the eight points of the compass lies nearest, clockwise from north. */
export const toPoint = (bearing: number): number => Math.round(bearing / 45) % 8
