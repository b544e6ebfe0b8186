import { data } from 'react-router'
import { requireUser } from '../../client/session/require-user.ts'
import type { Route } from './+types/account-rest.ts'

/** A missing page of the account is reported to its owner alone: visitors do not learn what an account has. */
export function loader({ context, request }: Route.LoaderArgs) {
  requireUser({ context, request })
  throw data(null, { status: 404 })
}

export default function AccountRest() {
  return null
}
