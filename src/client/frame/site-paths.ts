import { createContext, use } from 'react'

/** How shared parts find their way in the site that they are part of. */
export type SitePaths = {
  /** Where its logo leads. */
  home: '/' | '/business'
  /** Screens of one person alone, in any language. */
  isPrivatePath: (path: string) => boolean
}

export const SitePathsContext = createContext<SitePaths>({ home: '/', isPrivatePath: () => false })
export const useSitePaths = (): SitePaths => use(SitePathsContext)
