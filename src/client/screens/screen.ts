/**
 * One line of a table of screens. Everything that differs between screens before they are drawn is stated here and nowhere else: routes,
 * the cache of pages, the service worker, the sitemap, robots.txt and the browser's tests are made from it.
 * `Kind` names the kinds of content that search engines may show one by one.
 */
export type Screen<Kind extends string = string> = {
  /** The router's pattern, without the language. `:id` is a number; `:secret` opens the page for everyone with the link. */
  path: `/${string}`
  /** In the folder `routes`. A file that draws no page ends in `.ts`. */
  file: string
  /** Tells screens of one file apart. */
  id?: string
} & (PublicScreen<Kind> | PersonalScreen | LinkScreen | DeveloperScreen)

/** A public screen. The customers' site renders it once, and caches it. */
type PublicScreen<Kind extends string> = {
  audience: 'everybody'
  /** The parts that the service worker stores for use offline: nothing, documents, or also data that other pages of the site open. */
  offline: 'never' | 'document' | 'always'
  /** The names that the screen reads of its query. Any other name is dropped before the page is made. */
  query?: readonly string[]
  /** In the sitemap: the screen itself, or one address for each thing of a kind. */
  indexed?: true | Kind
  /** In the sitemap as well: one address for each thing of a kind, named by this part of the query. */
  indexedBy?: { readonly [name: string]: Kind }
  /** The part of the query that search engines may show; `page` where nothing is stated. */
  canonical?: readonly string[]
  /** An address at which the browser's tests look at a screen that is not in the sitemap. */
  example?: `/${string}`
}

/** Rendered for one signed-in person, and never cached. */
type PersonalScreen =
  | {
      audience: 'signed-in'
      /** `trip`: deliberately stored on the device, encrypted, until the person signs out. */
      offline: 'never' | 'trip'
    }
  | {
      /** Members of a seller or a property, whose screens show other people's names and papers. */
      audience: 'seller'
      offline: 'never'
    }

/** Shown to anyone who has the link with its secret. */
type LinkScreen = {
  audience: 'link'
  offline: 'never'
  /** People post the link, so robots may open it for a preview. */
  hasPreview?: true
}

type DeveloperScreen = { audience: 'developer'; offline: 'never' }

/** Frames the pages at and below its path. */
export type LayoutRoute = { path: `/${string}`; file: string }

/** False for a file that answers with something else than a page: a calendar, a count. */
export const isPage = ({ file }: { file: string }): boolean => file.endsWith('.tsx')

export const isPrivate = ({ audience }: Screen): boolean => audience === 'signed-in' || audience === 'seller'

export const hasSecret = ({ path }: Screen): boolean => path.includes('/:secret')
