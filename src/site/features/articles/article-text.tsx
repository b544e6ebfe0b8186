import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLocale, useText } from '../../../client/text.tsx'
import type { Ok } from '../../../contract/contract.ts'
import { formatDate } from '../../../i18n/format.ts'
import { Picture } from '../../../ui/picture.tsx'
import { linkMentions, type TextPart } from './link-mentions.ts'
import type { ArticleLinks } from './to-article-links.ts'

type Article = Ok<'GET /public/articles'>['data'][number]
type Props = {
  article: Pick<Article, 'title' | 'summary' | 'body' | 'minutes' | 'publishedOn' | 'picture'>
  links: ArticleLinks
  published: string
  action?: ReactNode
}

export function ArticleText({ article, links, published, action }: Props) {
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
        {links.by} · {published} <time dateTime={article.publishedOn}>{formatDate(locale, article.publishedOn)}</time> ·{' '}
        {t.article.minutes(article.minutes)}
      </p>
      <Picture
        picture={{ ...article.picture, alt: '' }}
        priority
        sizes="(min-width: 768px) 48rem, 92vw"
        className="my-6 aspect-16/9 rounded-card"
      />
      <div className="space-y-4 leading-relaxed">
        {linkMentions(article.body.split(/\n{2,}/), links.mentions).map((parts) => (
          <Block key={keyOf(parts[0])} parts={parts} />
        ))}
      </div>
      {links.groups.map(({ title, links }) => (
        <nav key={title} aria-label={title} className="mt-8">
          <h2 className="mb-2 text-xl">{title}</h2>
          <ul className="flex flex-wrap gap-2">
            {links.map(({ text, to }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="inline-flex min-h-11 items-center rounded-full border border-line-strong bg-surface px-4 font-semibold hover:bg-sunken"
                >
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </article>
  )
}

const keyOf = (part: TextPart | undefined): string => (typeof part === 'object' ? part.to : (part ?? ''))

function Block({ parts }: { parts: readonly TextPart[] }) {
  const [first] = parts
  if (typeof first === 'string' && first.startsWith('## ')) return <h2 className="pt-4 text-xl">{first.slice(3)}</h2>
  return (
    <p>
      {parts.map((part) =>
        typeof part === 'string' ? (
          part
        ) : (
          <Link key={part.to} to={part.to} className="underline">
            {part.text}
          </Link>
        ),
      )}
    </p>
  )
}
