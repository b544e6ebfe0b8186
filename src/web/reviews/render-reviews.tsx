import type { SiteContext } from '../context.ts'
import { toStaticHtml } from '../shell/to-static-html.tsx'
import { loadReviews, type ReviewSubject } from './load-reviews.ts'
import { ReviewsSection } from './reviews-section.tsx'

/** The reviews of something as HTML: a page that shows them needs no script for it. */
export const renderReviews = async (site: SiteContext, subject: ReviewSubject): Promise<string> =>
  toStaticHtml(site.locale, <ReviewsSection loaded={await loadReviews(site, subject)} />)
