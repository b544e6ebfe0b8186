import { type LoaderFunctionArgs, redirect } from 'react-router'
import { requireUser } from '../require-user.ts'

/** Without a reservation there is nothing to check out: the way goes back to where one begins. */
export function loader({ context }: LoaderFunctionArgs) {
  requireUser(context)
  throw redirect('/properties')
}

export default function Checkout() {
  return null
}
