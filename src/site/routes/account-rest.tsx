import { data } from 'react-router'
import { requireUser } from '../../client/session/require-user.ts'
import type { Route } from './+types/account-rest.ts'

/** What is not there is not there for its owner alone: visitors are not told what an account has. */
export function loader({ context, request }: Route.LoaderArgs) {
  requireUser({ context, request })
  throw data(null, { status: 404 })
}

export default function AccountRest() {
  return null
}
