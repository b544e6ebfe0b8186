import { siteContext } from '../../client/context.ts'
import { siteOf, toHead } from '../../client/head.ts'
import { about } from '../../i18n/pages/about.ts'
import { ProseScreen } from '../shell/prose-screen.tsx'
import type { Route } from './+types/about.ts'

export const loader = ({ context }: Route.LoaderArgs) => about[context.get(siteContext).locale]

export function meta({ matches, loaderData: page }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && page ? toHead(site, { title: page.title, description: page.lead, path: '/about' }) : []
}

export default function About({ loaderData }: Route.ComponentProps) {
  return <ProseScreen page={loaderData} />
}
