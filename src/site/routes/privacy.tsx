import { siteContext } from '../../client/context.ts'
import { siteOf, toHead } from '../../client/head.ts'
import { privacy } from '../../i18n/pages/privacy.ts'
import { ProseScreen } from '../shell/prose-screen.tsx'
import type { Route } from './+types/privacy.ts'

export const loader = ({ context }: Route.LoaderArgs) => privacy[context.get(siteContext).locale]

export function meta({ matches, loaderData: page }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && page ? toHead(site, { title: page.title, description: page.lead, path: '/privacy' }) : []
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <ProseScreen page={loaderData} />
}
