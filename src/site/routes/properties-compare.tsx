import { Link, redirect } from 'react-router'
import { siteContext } from '../../client/context.ts'
import { Page, PageHeading } from '../../client/frame/page.tsx'
import { siteOf, toHead } from '../../client/head.ts'
import { queryOf } from '../../client/lists/list-query.ts'
import { RateNote } from '../../client/money/dinars.tsx'
import { StaticHtml } from '../../client/static-html/static-html.tsx'
import { toStaticHtml } from '../../client/static-html/to-static-html.tsx'
import { useText } from '../../client/text.tsx'
import { compareText } from '../../i18n/messages/compare.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { loadComparison, parseCompared } from '../features/properties/load-comparison.ts'
import { PropertyComparison } from '../features/properties/property-comparison.tsx'
import type { Route } from './+types/properties-compare.ts'

const path = '/properties/compare'

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const params = queryOf(request)
  const { ids, isNormal } = parseCompared(params.get('ids') ?? '')
  if (!isNormal) {
    params.delete('ids')
    const rest = new URLSearchParams([...(ids.length > 0 ? [['ids', ids.join(',')]] : []), ...params])
    throw redirect(rest.size > 0 ? `${path}?${rest.toString().replaceAll('%2C', ',')}` : path)
  }
  const { stays, hasDollars, back } = await loadComparison(site, params, new Date())
  const messages = compareText[site.locale]
  const { title, lead, empty, emptyHint, all } = messages
  const html =
    stays.length > 0 ? toStaticHtml(site.locale, <PropertyComparison stays={stays} messages={messages} />) : null
  return { html, hasDollars, back, messages: { title, lead, empty, emptyHint, all } }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  if (!site || !loaderData) return []
  const { title, lead } = loaderData.messages
  return toHead(site, { title, description: lead, path, isHidden: true })
}

export default function PropertiesCompare({ loaderData }: Route.ComponentProps) {
  const t = useText()
  const { html, hasDollars, back, messages } = loaderData
  const action = (
    <ButtonLink as={Link} to={back} tone={html ? 'quiet' : 'primary'}>
      {messages.all}
    </ButtonLink>
  )
  return (
    <Page trail={[{ label: t.nav.properties, href: back }, { label: messages.title }]}>
      <PageHeading title={messages.title} lead={messages.lead} />
      {html ? (
        <>
          <StaticHtml html={html} />
          {hasDollars && <RateNote className="mt-4" />}
          <p className="mt-6">{action}</p>
        </>
      ) : (
        <EmptyState title={messages.empty} action={action}>
          {messages.emptyHint}
        </EmptyState>
      )}
    </Page>
  )
}
