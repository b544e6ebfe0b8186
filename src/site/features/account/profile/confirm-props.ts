import type { Leaving } from './load-profile.ts'

/** The props of every way to prove an identity. */
export type ConfirmProps = Pick<Leaving, 'messages' | 'user' | 'phone'> & {
  onConfirmed: (issued: { confirmation: string; expiresIn: number }) => void
}
