import type { SiteContext } from '../../../client/context.ts'
import { choiceOf, isolated, pageNumberOf, toListPath, toSelect, typedOf } from '../../../client/lists/list-query.ts'
import { wishlistLimits, wishlistSorts } from '../../../domain/sales/wishlist.ts'
import { fill, fillCount } from '../../../i18n/fill.ts'
import { wishlistText } from '../../../i18n/messages/wishlist.ts'
import { toEntry } from './to-entry.ts'
import { toItem } from './to-item.ts'
import { wishlistPath } from './wishlist-path.ts'

export async function loadWishlist({ call, locale }: Pick<SiteContext, 'call' | 'locale'>, request: Request) {
  const { list: t, entry, note, share } = wishlistText[locale]
  const page = pageNumberOf(request)
  const sort = choiceOf(request, 'sort', wishlistSorts)
  const search = typedOf(request, 'search')
  const isWhole = page === 1 && !search
  const [{ data, meta }, { link }, items] = await Promise.all([
    call('GET /customer/property-wishlist', { query: { page, sort, search, loadProperty: true } }),
    call('GET /customer/property-wishlist/share'),
    isWhole ? call('GET /customer/item-wishlist', { query: { limit: wishlistLimits.entries, loadItem: true } }) : null,
  ])
  const { total } = meta
  return {
    title: t.title,
    lead: t.lead,
    count: search
      ? fill(fillCount(locale, total, t.found), { search: isolated(search) })
      : fillCount(locale, total, t.count),
    path: toListPath(wishlistPath, { search, sort }),
    /** The number in the whole list, searched or not. */
    isEmpty: total === 0 && !search,
    empty: search
      ? { empty: t.nothing, emptyHint: t.nothingHint, emptyAction: t.showAll, begin: wishlistPath }
      : { empty: t.empty, emptyHint: t.emptyHint, emptyAction: t.emptyAction, begin: '/properties' },
    fields: {
      box: { name: 'search', label: t.searchLabel, hint: t.searchHint, value: search },
      selects: [toSelect('sort', t.sort, wishlistSorts, t.sorts, sort)],
      submit: t.search,
    },
    data: data.map((one) => toEntry(locale, one)),
    /** Besides stays, with the first page of them. */
    items: items?.data.map((one) => toItem(locale, one)) ?? [],
    itemsTitle: t.items,
    meta,
    link,
    messages: { entry, note: { ...note, hint: fill(note.hint, { limit: wishlistLimits.note }) }, share },
  }
}

export type Wishlist = Awaited<ReturnType<typeof loadWishlist>>
