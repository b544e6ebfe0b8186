import type { SiteContext } from '../../../client/context.ts'
import { toStaticHtml } from '../../../client/static-html/to-static-html.tsx'
import type { PictureSource } from '../../../ui/picture.tsx'
import { loadReviews, type ReviewPageSubject } from './load-reviews.ts'
import { ReviewsSection } from './reviews-section.tsx'

/** `photos`: those of its guests, for the viewer of the page. */
export type RenderedReviews = { html: string; photos: PictureSource[] }

/** The reviews of something as HTML: a page that shows them needs no script for it. */
export async function renderReviews(site: SiteContext, subject: ReviewPageSubject): Promise<RenderedReviews> {
  const loaded = await loadReviews(site, subject)
  return {
    html: toStaticHtml(site.locale, <ReviewsSection loaded={loaded} />),
    photos: loaded.reviews.flatMap(({ photos }) => photos.map(({ picture }) => picture)),
  }
}
