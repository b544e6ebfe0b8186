import { createContext, use, useCallback } from 'react'
import { isOfficePath } from '../screens/office-path.ts'

/** How shared parts find their way in the site that they are part of. */
export type SitePaths = {
  /** The target of its logo. */
  home: '/' | '/business'
  /** Screens of one person alone, in any language. */
  isPrivatePath: (path: string) => boolean
}

export const SitePathsContext = createContext<SitePaths>({ home: '/', isPrivatePath: () => false })
export const useSitePaths = (): SitePaths => use(SitePathsContext)

/** Says whether a path belongs to the site that asks. The other site is another document: the router of this one has no route for it. */
export function useIsOwnPath(): (path: string) => boolean {
  const isOffice = useSitePaths().home === '/business'
  return useCallback((path) => isOfficePath(path) === isOffice, [isOffice])
}
