import { type LoaderFunctionArgs, redirect } from 'react-router'
import { requireUser } from '../require-user.ts'

/** Without a payment there is nothing to show. */
export function loader({ context }: LoaderFunctionArgs) {
  requireUser(context)
  throw redirect('/account')
}

export default function PaymentSuccess() {
  return null
}
