import { usePageInView } from '../../client/device/use-page-in-view.ts'
import { refreshPersonal, usePersonal } from '../../client/session/personal.ts'
import type { SignInRequest } from '../../client/session/sign-in-request.ts'
import { SessionSync } from '../../client/sign-in/session-sync.tsx'

/** The session of a member: a page in view again asks at once whether it has ended elsewhere. */
export function OfficeSessionSync({ request }: { request: SignInRequest | null }) {
  usePageInView(refreshPersonal, usePersonal() !== null)
  return <SessionSync request={request} />
}
