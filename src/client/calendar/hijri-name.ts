/** The storage key for the difference between this device's Hijri calendar and the computed one. */
export const hijriName = 'safar.hijri'
