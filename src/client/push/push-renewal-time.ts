import { deviceText } from '../device/stored-text.ts'
import { pushKey } from '../session/clear-on-sign-out.ts'

/** When this device says again that it shows somebody's notifications. */
export const pushRenewal = deviceText(pushKey)
