import type { SignInRequest } from '../../client/session/sign-in-request.ts'
import { SessionSync } from '../../client/sign-in/session-sync.tsx'
import { useWishlistWatch } from '../features/wishlist/use-wishlist-watch.ts'
import { useCodeExpiry } from './use-code-expiry.ts'

/** The session of a customer: data kept in step while they are signed in, and the dialog to sign in. */
export function SiteSessionSync({ request }: { request: SignInRequest | null }) {
  useCodeExpiry()
  useWishlistWatch(request !== null)
  return <SessionSync request={request} />
}
