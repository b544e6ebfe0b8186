import { data } from 'react-router'

/** Unknown addresses have a route of their own, so that the frame around the error has its data. */
export function loader() {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
