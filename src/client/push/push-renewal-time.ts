import { deviceText } from '../device/stored-text.ts'
import { pushKey } from '../session/clear-on-sign-out.ts'

/** When this device next renews its subscription to a customer's notifications. */
export const pushRenewal = deviceText(pushKey)
