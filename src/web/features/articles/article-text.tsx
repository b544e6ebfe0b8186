import type { ReactNode } from 'react'
import type { Ok } from '../../../contract/contract.ts'
import { formatDate } from '../../../i18n/format.ts'
import { Prose } from '../../prose/prose.tsx'
import { useLocale, useText } from '../../text.tsx'
import { Picture } from '../../ui/picture.tsx'

type Props = { article: Ok<'GET /public/articles'>['data'][number]; action?: ReactNode }

export function ArticleText({ article, action }: Props) {
  const t = useText()
  const locale = useLocale()
  return (
    <article className="mx-auto max-w-3xl">
      <div className="flex items-start justify-between gap-4">
        <h1 className="text-3xl md:text-4xl">{article.title}</h1>
        {action}
      </div>
      <p className="mt-3 text-lg text-ink-soft">{article.summary}</p>
      <p className="mt-2 text-sm text-ink-soft">
        {t.article.published} <time dateTime={article.publishedOn}>{formatDate(locale, article.publishedOn)}</time> ·{' '}
        {t.article.minutes(article.minutes)}
      </p>
      <Picture
        picture={{ ...article.picture, alt: '' }}
        priority
        sizes="(min-width: 768px) 48rem, 92vw"
        className="my-6 aspect-16/9 rounded-card"
      />
      <Prose text={article.body} />
    </article>
  )
}
