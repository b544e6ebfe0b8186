/** In seconds. */
export const minute = 60
export const hour = 60 * minute
export const day = 24 * hour

/** In milliseconds, for timers and stamps. */
export const minuteMs = minute * 1000
export const hourMs = hour * 1000
export const dayMs = day * 1000
