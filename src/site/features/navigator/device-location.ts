import { deviceValue } from '../../../client/device/device-value.ts'

/** The city whose prayer times and Qibla were last chosen on this device. */
export const deviceLocation = deviceValue<number | null>('safar.location', (stored) =>
  Number.isInteger(stored) && Number(stored) > 0 ? Number(stored) : null,
)
