import { data, type LoaderFunctionArgs } from 'react-router'
import { requireUser } from '../require-user.ts'

/** What is not there is not there for its owner alone: visitors are not told what an account has. */
export function loader({ context }: LoaderFunctionArgs) {
  requireUser(context)
  throw data(null, { status: 404 })
}

export default function AccountRest() {
  return null
}
