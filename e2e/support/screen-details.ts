import type { Locale } from '../../src/domain/text/locale.ts'
import type { ScreenPath } from '../../src/site/screens/table.ts'

/** What a test knows of a screen beyond its line of the table. */
export type ScreenDetail = {
  /** Another address than the first one of the sitemap. */
  path?: () => Promise<string>
  /** What a reader of the bare HTML must find: the API's words, or the page's own. */
  texts: (locale: Locale, path: string) => Promise<string[]>
}

export type ScreenDetails = { [Path in ScreenPath]?: ScreenDetail }
