import { data } from 'react-router'
import { type SiteContext, type Startup, siteContext } from '../../client/context.ts'
import { Page } from '../../client/frame/page.tsx'
import { siteOf, toHead } from '../../client/head.ts'
import { toBreadcrumbs } from '../../client/structured-data.ts'
import { messagesOf, useLocale } from '../../client/text.tsx'
import { localPath } from '../../i18n/locale-facts.ts'
import { articlesText } from '../../i18n/messages/articles.ts'
import { ShareButton } from '../details/share-button.tsx'
import { ArticleCard, toArticleCard } from '../features/articles/article-card.tsx'
import { ArticleText } from '../features/articles/article-text.tsx'
import { toStructuredArticle } from '../features/articles/structured-article.ts'
import { findRelated, toArticleLinks } from '../features/articles/to-article-links.ts'
import { ListTop } from '../lists/list-top.tsx'
import type { Route } from './+types/articles.ts'

const path = '/article'
const othersShown = 3

/** The list, or with `?id=` one article and a few others to go on with. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const t = messagesOf(site.locale)
  const { title, description, published, related } = articlesText[site.locale]
  const { articles } = await site.startup()
  const id = new URL(request.url).searchParams.get('id')
  if (id === null) {
    const head = { title, description, path, image: articles[0]?.picture.url }
    return {
      title,
      article: null,
      links: null,
      related: null,
      published: '',
      cards: articles.map(toArticleCard),
      head,
      trail: [{ label: t.nav.articles }],
    }
  }
  const place = articles.findIndex((article) => String(article.id) === id)
  const article = articles[place]
  if (!article) throw data(null, { status: 404 })
  const others = findRelated(articles, article, othersShown)
  const trail = [{ label: t.nav.articles, href: path }, { label: article.title }]
  const { author: _, places: __, stays: ___, activities: ____, ...shown } = article
  return {
    title,
    article: shown,
    links: toArticleLinks(site.locale, article, t.brand.name),
    related,
    published,
    cards: others.map(toArticleCard),
    trail,
    head: toArticleHead(site, article, trail),
  }
}

function toArticleHead(site: SiteContext, article: Startup['articles'][number], trail: { label: string }[]) {
  const { title, summary: description, picture, publishedOn, author } = article
  const here = `${path}?id=${article.id}`
  return {
    title,
    description,
    path: here,
    image: picture.url,
    type: 'article' as const,
    structured: [
      toBreadcrumbs(site, here, trail),
      toStructuredArticle(site, { path: here, title, description, pictures: [picture], publishedOn, author }),
    ],
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function Articles({ loaderData }: Route.ComponentProps) {
  const feed = localPath(useLocale(), `${path}/rss.xml`)
  const { title, article, cards, trail, links, related, published, head } = loaderData
  return (
    <Page trail={trail}>
      <link rel="alternate" type="application/rss+xml" title={title} href={feed} />
      {article && links ? (
        <ArticleText
          article={article}
          links={links}
          published={published}
          action={<ShareButton title={article.title} />}
        />
      ) : (
        <ListTop title={title} count={head.description} />
      )}
      {article && <h2 className="mt-14 mb-4 text-2xl">{related}</h2>}
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map((card, index) => (
          <li key={card.id} className="flex *:grow">
            <ArticleCard article={card} heading={article ? 'h3' : 'h2'} priority={!article && index === 0} />
          </li>
        ))}
      </ul>
    </Page>
  )
}
