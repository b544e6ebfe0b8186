export const mapPath = '/navigator'
export const prayerPath = '/navigator/prayer'
export const qiblaPath = '/navigator/qibla'
