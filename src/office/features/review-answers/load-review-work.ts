import type { SiteContext } from '../../../client/context.ts'
import { choiceOf, pageNumberOf } from '../../../client/lists/list-query.ts'
import { messagesOf } from '../../../client/text.tsx'
import type { Ok } from '../../../contract/contract.ts'
import { hasRight } from '../../../domain/organisations/areas.ts'
import { type WorkShow, workShows } from '../../../domain/reviews/question.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { toMonthText } from '../../../i18n/calendar-names.ts'
import { type AnswersText, answersText } from '../../../i18n/messages/answers.ts'
import { questionsText } from '../../../i18n/messages/questions.ts'
import { reviewPhotosText } from '../../../i18n/messages/review-photos.ts'
import { reviewsText } from '../../../i18n/messages/reviews.ts'
import { questionsPath, reviewsPath } from '../sellers/seller-paths.ts'
import { toSellerTabs } from '../sellers/to-seller-tabs.ts'

type Site = Pick<SiteContext, 'call' | 'locale'>
type Me = Ok<'GET /business/me'>

/** A card's texts, for a review or a question. */
export type WorkCardData = {
  id: number
  kind: 'reviews' | 'questions'
  /** The title of its subject. */
  title: string
  path: string | null
  guest: string
  details: string
  rating: { value: number; label: string } | null
  text: string
  photos: { url: string; width: number; height: number; alt: string }[]
  answer: string | null
}

/** Null for who answers for nothing. */
export async function loadReviewWork(site: Site, request: Request) {
  const me = await findMe(site)
  if (
    !me ||
    ![...me.sellers, ...me.properties].some(({ levels }) => hasRight(levels, { area: 'reviews', level: 'change' }))
  )
    return null
  const show = choiceOf(request, 'show', workShows) ?? 'waiting'
  const query = { show, page: pageNumberOf(request) }
  const { data, meta } = await site.call('GET /business/reviews', { query })
  return { ...toFrame(site.locale, 'reviews', show, me), data: data.map((one) => toReviewCard(site.locale, one)), meta }
}

export async function loadQuestionWork(site: Site, request: Request) {
  const me = await findMe(site)
  if (!me?.properties.some(({ levels }) => hasRight(levels, { area: 'reviews', level: 'change' }))) return null
  const show = choiceOf(request, 'show', workShows) ?? 'waiting'
  const query = { show, page: pageNumberOf(request) }
  const { data, meta } = await site.call('GET /business/questions', { query })
  return {
    ...toFrame(site.locale, 'questions', show, me),
    data: data.map((one) => toQuestionCard(site.locale, one)),
    meta,
  }
}

export type WorkData = NonNullable<Awaited<ReturnType<typeof loadReviewWork>>>

const findMe = ({ call }: Site): Promise<Me | null> => call('GET /business/me').catch(() => null)

const pathOf = { reviews: reviewsPath, questions: questionsPath } as const

function toFrame(locale: Locale, kind: 'reviews' | 'questions', show: WorkShow, { sellers, properties }: Me) {
  const t: AnswersText = answersText[locale]
  const path = pathOf[kind]
  return {
    tabs: toSellerTabs(locale, path, sellers, properties),
    shows: {
      label: t.shows.label,
      chips: workShows.map((one) => ({
        label: t.shows[one],
        href: one === 'waiting' ? path : `${path}?show=${one}`,
        isCurrent: one === show,
      })),
    },
    path: show === 'waiting' ? path : `${path}?show=${show}`,
    empty: { title: show === 'waiting' ? t[kind].empty : t[kind].none, text: t[kind].hint },
    messages: {
      answer: t.answer,
      hint: t.answerHint,
      send: t.send,
      sending: t.sending,
      offline: t.offline,
      answered: reviewsText[locale].answer,
    },
  }
}

/** A tour of a category has no address that its review knows. */
const itemPaths = { property: '/properties/', activity: '/activity/', umrah: '/umrah/', tourism: null } as const

function toReviewCard(locale: Locale, review: Ok<'GET /business/reviews'>['data'][number]): WorkCardData {
  const { id, kind, itemId, title, rating, text, answer, guest } = review
  const folder = itemPaths[kind]
  return {
    id,
    kind: 'reviews',
    title,
    path: folder && `${folder}${itemId}`,
    guest,
    details: [reviewsText[locale].parties[review.with], toMonthText(locale, review.month)].join(' · '),
    rating: { value: rating, label: messagesOf(locale).rating.outOf(rating) },
    text,
    photos: review.photos.map(({ url, width, height }) => ({
      url,
      width,
      height,
      alt: reviewPhotosText[locale].ofGuest,
    })),
    answer,
  }
}

function toQuestionCard(locale: Locale, question: Ok<'GET /business/questions'>['data'][number]): WorkCardData {
  const { id, propertyId, title, text, answer, guest, month } = question
  return {
    id,
    kind: 'questions',
    title,
    path: `/properties/${propertyId}`,
    guest: guest ?? questionsText[locale].guest,
    details: toMonthText(locale, month),
    rating: null,
    text,
    photos: [],
    answer,
  }
}
