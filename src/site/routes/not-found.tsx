import { data } from 'react-router'
import type { Route } from './+types/not-found.ts'

/** Unknown addresses have a route of their own, so that the frame around the error has its data. */
export function loader() {
  throw data(null, { status: 404 })
}

/** An address that this site does not have may be one of the other site: the server decides, so it is loaded as a document. */
export function clientLoader({ request }: Route.ClientLoaderArgs): Promise<never> {
  location.assign(request.url)
  return new Promise(() => {})
}

export default function NotFound() {
  return null
}
