import { Link } from 'react-router'
import { useText } from '../../../client/text.tsx'
import type { Ok } from '../../../contract/contract.ts'
import { Card, CardLink } from '../../../ui/card.tsx'
import { Picture } from '../../../ui/picture.tsx'

type Article = Ok<'GET /public/articles'>['data'][number]

export type ArticleCardData = Pick<Article, 'id' | 'title' | 'summary' | 'minutes' | 'picture'>

/** The text stays on the server until the article is opened. */
export const toArticleCard = ({ id, title, summary, minutes, picture }: Article): ArticleCardData => ({
  id,
  title,
  summary,
  minutes,
  picture,
})

type Props = { article: ArticleCardData; priority?: boolean; heading?: 'h2' | 'h3' }

export function ArticleCard({ article, priority, heading: Heading = 'h3' }: Props) {
  const t = useText()
  return (
    <Card
      media={
        <Picture
          picture={{ ...article.picture, alt: '' }}
          priority={priority}
          sizes="(min-width: 1024px) 22rem, (min-width: 640px) 50vw, 92vw"
          className="aspect-16/9"
        />
      }
    >
      <Heading className="text-lg">
        <CardLink as={Link} to={`/article?id=${article.id}`}>
          {article.title}
        </CardLink>
      </Heading>
      <p className="text-sm text-ink-soft">{article.summary}</p>
      <p className="mt-auto text-sm text-ink-soft">{t.article.minutes(article.minutes)}</p>
    </Card>
  )
}
