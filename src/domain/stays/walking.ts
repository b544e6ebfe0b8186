/** Streets are longer than the crow's way, by a third; at a calm eighty metres a minute. */
export const toWalkingMinutes = (meters: number): number => Math.max(1, Math.round((meters * 1.3) / 80))

/** As distances are shown, by the crow's way: what is no farther is reached on foot. */
export const walkableMeters = 1_500
