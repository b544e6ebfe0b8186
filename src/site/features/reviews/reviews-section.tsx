import { Link } from 'react-router'
import { ChipLinks } from '../../../ui/chip-links.tsx'
import { ChevronDownIcon } from '../../../ui/icons.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { pictureFile } from '../../../ui/picture.tsx'
import { Stars } from '../../../ui/stars.tsx'
import type { LoadedReviews } from './load-reviews.ts'
import { PhotoThumb } from './photo-thumb.tsx'
import { ReviewSummary } from './review-summary.tsx'

/** The reviews and their summary. Links filter them: it needs no script. */
export function ReviewsSection({ loaded }: { loaded: LoadedReviews }) {
  const { messages: t, summary, topics, filters, reviews, page, last, pages } = loaded
  return (
    // A row of chips is as wide as it likes: the column keeps it from widening the page.
    <section aria-labelledby="reviews" className="grid grid-cols-1 gap-5">
      <h2 id="reviews" className="scroll-mt-20 text-2xl">
        {t.title}
      </h2>
      {summary ? (
        <>
          <ReviewSummary summary={summary} messages={t} />
          {topics.length > 0 && (
            <div>
              <h3 className="text-base">{t.topicsTitle}</h3>
              <ChipLinks label={t.topicsTitle} chips={topics} as={Link} />
            </div>
          )}
          {filters.length > 0 && <ReviewFilters filters={filters} title={t.filters} />}
          <div id="reviews-list" className="scroll-mt-4">
            {reviews.length === 0 && (
              <p className="text-ink-soft">
                {t.noneFound}.{' '}
                <Link to={loaded.allPath} className="font-semibold text-brand hover:underline">
                  {t.showAll}
                </Link>
              </p>
            )}
            <ul className="divide-y divide-line">
              {reviews.map((review) => (
                <ReviewEntry key={review.id} review={review} messages={t} />
              ))}
            </ul>
          </div>
          <Pagination
            page={page}
            last={last}
            hrefOf={loaded.pathOfPage}
            labels={{ nav: t.pages, previous: pages.previous, next: pages.next, page: pages.page }}
            as={Link}
          />
        </>
      ) : (
        <div className="rounded-card border border-line bg-surface p-5">
          <p className="font-semibold">{t.none}</p>
          <p className="text-ink-soft">{t.noneHint}</p>
        </div>
      )}
    </section>
  )
}

type ReviewFiltersProps = Pick<LoadedReviews, 'filters'> & { title: string }

const ReviewFilters = ({ filters, title }: ReviewFiltersProps) => (
  <details className="rounded-control border border-line px-4" open={filters.some(isChosen)}>
    <summary className="flex min-h-12 cursor-pointer items-center justify-between font-semibold">
      {title}
      <ChevronDownIcon />
    </summary>
    <div className="space-y-3 pb-4">
      {filters.map(({ label, chips }) => (
        <div key={label}>
          <h3 className="text-sm text-ink-soft">{label}</h3>
          <ChipLinks label={label} chips={chips} as={Link} />
        </div>
      ))}
    </div>
  </details>
)

/** The first option is the default. */
const isChosen = ({ chips }: LoadedReviews['filters'][number]): boolean =>
  chips.some(({ isCurrent }, index) => isCurrent && index > 0)

type EntryProps = { review: LoadedReviews['reviews'][number]; messages: LoadedReviews['messages'] }

/** Languages in which people of the country write. */
const langOf = { en: 'en-IQ', ar: 'ar-IQ', ku: 'ckb-IQ' } as const

const ReviewEntry = ({ review, messages: t }: EntryProps) => (
  <li id={`review-${review.id}`} className="scroll-mt-20 space-y-2 py-5">
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Stars value={review.rating} label={review.rated} />
      <bdi lang="" className="font-semibold wrap-anywhere">
        {review.guest}
      </bdi>
      <span className="text-sm text-ink-soft">
        {[review.with, review.month, ...(review.isEdited ? [t.edited] : [])].join(' · ')}
      </span>
    </p>
    <p lang={langOf[review.language]} dir="auto" className="whitespace-pre-line wrap-anywhere">
      {review.text}
    </p>
    {review.photos.length > 0 && (
      <ul className="flex flex-wrap gap-2">
        {review.photos.map(({ place, picture }) => (
          <li key={place}>
            {/* Among the pictures of the page; without script, as a file. */}
            <a href={pictureFile(picture.url)} data-photo={place} className="block">
              <PhotoThumb photo={picture} />
            </a>
          </li>
        ))}
      </ul>
    )}
    {review.answer && (
      <div className="ms-3 border-s-2 border-line-strong ps-3">
        <p className="text-sm font-semibold">{t.answer}</p>
        <p lang="" dir="auto" className="whitespace-pre-line wrap-anywhere text-ink-soft">
          {review.answer}
        </p>
      </div>
    )}
    <Link
      to={review.report.path}
      rel="nofollow"
      className="inline-flex min-h-11 min-w-6 items-center text-sm text-ink-soft underline"
    >
      {review.report.label}
      <bdi lang="" className="sr-only">
        {review.guest}
      </bdi>
    </Link>
  </li>
)
