import type { Locale } from '../../src/domain/text/locale.ts'
import type { ScreenPath } from '../../src/site/screens/table.ts'

/** A test's knowledge of a screen beyond its line of the table. */
export type ScreenDetail = {
  /** Another address than the first one of the sitemap. */
  path?: () => Promise<string>
  /** Text that the bare HTML must contain: the API's, or the page's own. */
  texts: (locale: Locale, path: string) => Promise<string[]>
}

export type ScreenDetails = { [Path in ScreenPath]?: ScreenDetail }
