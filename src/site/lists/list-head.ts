import type { SiteContext } from '../../client/context.ts'
import { pagePath } from '../../client/lists/paged-list.tsx'
import { toBreadcrumbs, toItemList } from '../../client/structured-data.ts'
import type { PageMeta } from '../../domain/search/page-meta.ts'
import type { ListScreenData } from './list-screen.tsx'

type Item = { href: string; title: string; picture: { url: string } }

/** The head of a list, made by its loader: its own order or search is a way of looking, and no page for search engines. */
export function toListHead(site: SiteContext, screen: ListScreenData, list: { data: Item[]; meta: PageMeta }) {
  const { canonical, here, title, description, trail } = screen
  const isHidden = canonical !== here
  const path = !isHidden && list.data.length > 0 ? pagePath(canonical, list.meta.page) : canonical
  return {
    title,
    description,
    path,
    isHidden,
    image: list.data[0]?.picture.url,
    structured: [
      toBreadcrumbs(site, path, trail),
      toItemList(
        site,
        list.data.map(({ href, title }) => ({ path: href, title })),
      ),
    ],
  }
}
