import type { Ok } from '../../../contract/contract.ts'
import { formatDate } from '../../../i18n/format.ts'
import { Prose } from '../../shell/prose.tsx'
import { useLocale, useText } from '../../text.tsx'
import { Picture } from '../../ui/picture.tsx'

export function ArticleText({ article }: { article: Ok<'GET /public/articles'>['data'][number] }) {
  const t = useText()
  const locale = useLocale()
  return (
    <article className="mx-auto max-w-3xl">
      <h1 className="text-3xl md:text-4xl">{article.title}</h1>
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
