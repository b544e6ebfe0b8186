import type { SiteContext } from '../context.ts'

/** Links of the API are paths of its own host, which need not be the page's. */
export const toFileUrl =
  ({ apiUrl, publicUrl }: Pick<SiteContext, 'apiUrl' | 'publicUrl'>) =>
  (path: string): string => {
    const { origin } = new URL(apiUrl, publicUrl)
    return origin === new URL(publicUrl).origin ? path : origin + path
  }
