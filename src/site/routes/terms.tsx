import { siteContext } from '../../client/context.ts'
import { siteOf, toHead } from '../../client/head.ts'
import { terms } from '../../i18n/pages/terms.ts'
import { ProseScreen } from '../shell/prose-screen.tsx'
import type { Route } from './+types/terms.ts'

export const loader = ({ context }: Route.LoaderArgs) => terms[context.get(siteContext).locale]

export function meta({ matches, loaderData: page }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && page ? toHead(site, { title: page.title, description: page.lead, path: '/terms' }) : []
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <ProseScreen page={loaderData} />
}
