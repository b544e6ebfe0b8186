/** Where a device keeps how far its calendar of the moon is from the computed one. */
export const hijriName = 'safar.hijri'
