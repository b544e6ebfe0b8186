import { isOfficePath } from '../../client/screens/office-path.ts'

/** The sites that one process serves, each with a build of its own: that of customers, and the back office. */
export const siteNames = ['site', 'office'] as const
export type SiteName = (typeof siteNames)[number]

/** The site of an address. */
export const siteNameOf = (url: string): SiteName => (isOfficePath(url) ? 'office' : 'site')

export const homes = { site: '/', office: '/business' } as const satisfies Record<SiteName, string>
