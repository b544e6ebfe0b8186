import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { about } from '../../i18n/pages/about.ts'
import { siteContext } from '../context.ts'
import { siteOf, toHead } from '../head.ts'
import { ProseScreen } from '../prose/prose-screen.tsx'

export const loader = ({ context }: LoaderFunctionArgs) => about[context.get(siteContext).locale]

export function meta({ matches, loaderData: page }: MetaArgs<typeof loader>) {
  const site = siteOf(matches)
  return site && page ? toHead(site, { title: page.title, description: page.lead, path: '/about' }) : []
}

export default function About() {
  return <ProseScreen page={useLoaderData<typeof loader>()} />
}
