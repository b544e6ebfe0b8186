/** How prayer times are found: by the calendar that a city prints, or by the angles of an authority. */
export const prayerMethods = ['table', 'mwl', 'umm-al-qura', 'egyptian', 'karachi', 'jafari'] as const
export type PrayerMethod = (typeof prayerMethods)[number]

/** The times of a day, in order. Sunrise and midnight are no prayers: the one ends Fajr, the other Isha. */
export const prayerTimes = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha', 'midnight'] as const
export type PrayerTime = (typeof prayerTimes)[number]

export const prayers = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const
export type Prayer = (typeof prayers)[number]

/** `HH:MM` on Baghdad's clocks; midnight may come after 00:00. */
export type PrayerClocks = Record<PrayerTime, string>

/** The most days that are asked for at once: a month. */
export const maxPrayerDays = 31
