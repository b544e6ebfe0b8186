import { terms } from '../../i18n/pages/terms.ts'
import { siteContext } from '../context.ts'
import { siteOf, toHead } from '../head.ts'
import { ProseScreen } from '../prose/prose-screen.tsx'
import type { Route } from './+types/terms.ts'

export const loader = ({ context }: Route.LoaderArgs) => terms[context.get(siteContext).locale]

export function meta({ matches, loaderData: page }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && page ? toHead(site, { title: page.title, description: page.lead, path: '/terms' }) : []
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <ProseScreen page={loaderData} />
}
