import type { passwordProvider as Provider } from '../../contract/auth.ts'

/** Of the contract only the type reaches the browser. */
export const passwordProvider: typeof Provider = 'mfa-provider-password-otp'
