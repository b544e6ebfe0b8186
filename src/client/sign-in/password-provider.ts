import type { passwordProvider as Provider } from '../../contract/auth.ts'

/** The browser gets only types of the contract. */
export const passwordProvider: typeof Provider = 'mfa-provider-password-otp'
