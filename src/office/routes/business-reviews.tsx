import { siteContext } from '../../client/context.ts'
import { siteOf, toHead } from '../../client/head.ts'
import { requireUser } from '../../client/session/require-user.ts'
import { answersText } from '../../i18n/messages/answers.ts'
import { NoSeller } from '../features/orders/no-seller.tsx'
import { loadReviewWork } from '../features/review-answers/load-review-work.ts'
import { WorkList } from '../features/review-answers/work-list.tsx'
import { reviewsPath } from '../features/sellers/seller-paths.ts'
import type { Route } from './+types/business-reviews.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  requireUser({ context, request })
  const site = context.get(siteContext)
  const { title, description } = answersText[site.locale].reviews
  return { head: { title, description, path: reviewsPath, isHidden: true }, work: await loadReviewWork(site, request) }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function BusinessReviews({ loaderData: { head, work } }: Route.ComponentProps) {
  return work ? <WorkList title={head.title} lead={head.description} work={work} /> : <NoSeller title={head.title} />
}
