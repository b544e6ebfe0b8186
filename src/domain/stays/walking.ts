/** Streets are longer than the crow's way, by a third; at a calm eighty metres a minute. */
export const toWalkingMinutes = (meters: number): number => Math.max(1, Math.round((meters * 1.3) / 80))

/** The walking distance in a straight line, as distances are shown: nearer things are reached on foot. */
export const walkableMeters = 1_500
