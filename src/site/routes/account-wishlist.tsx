import { siteContext } from '../../client/context.ts'
import { PageHeading } from '../../client/frame/page.tsx'
import { siteOf, toHead } from '../../client/head.ts'
import { requireUser } from '../../client/session/require-user.ts'
import { wishlistText } from '../../i18n/messages/wishlist.ts'
import { loadWishlist } from '../features/wishlist/load-wishlist.ts'
import { wishlistPath } from '../features/wishlist/wishlist-path.ts'
import { WishlistScreen } from '../features/wishlist/wishlist-screen.tsx'
import type { Route } from './+types/account-wishlist.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const user = requireUser({ context, request })
  const site = context.get(siteContext)
  const { title, description } = wishlistText[site.locale].list
  return {
    head: { title, description, path: wishlistPath, isHidden: true },
    owner: user.id,
    // The frame shows a deactivated customer nothing of this.
    wishlist: user.status === 'active' ? await loadWishlist(site, request) : null,
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function AccountWishlist({ loaderData }: Route.ComponentProps) {
  const { wishlist, owner } = loaderData
  if (!wishlist) return null
  return (
    <>
      <PageHeading title={wishlist.title} lead={wishlist.lead} />
      {/* Another person may have signed in in another tab: what was typed or removed here was not theirs. */}
      <WishlistScreen key={owner} {...wishlist} />
    </>
  )
}
