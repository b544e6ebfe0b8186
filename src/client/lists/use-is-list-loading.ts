import { useHref, useLocation, useNavigation } from 'react-router'

/** Whether another page of the list, or the same list by other filters, is on its way. */
export function useIsListLoading(): boolean {
  const { location } = useNavigation()
  const here = useHref(useLocation().pathname)
  return location?.pathname === here
}
