import type { Leaving } from './load-profile.ts'

/** What every way to prove who one is gets. */
export type ConfirmProps = Pick<Leaving, 'messages' | 'user' | 'phone'> & {
  onConfirmed: (issued: { confirmation: string; expiresIn: number }) => void
}
