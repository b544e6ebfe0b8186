import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { terms } from '../../i18n/pages/terms.ts'
import { siteContext } from '../context.ts'
import { siteOf, toHead } from '../head.ts'
import { ProseScreen } from '../prose/prose-screen.tsx'

export const loader = ({ context }: LoaderFunctionArgs) => terms[context.get(siteContext).locale]

export function meta({ matches, loaderData: page }: MetaArgs<typeof loader>) {
  const site = siteOf(matches)
  return site && page ? toHead(site, { title: page.title, description: page.lead, path: '/terms' }) : []
}

export default function Terms() {
  return <ProseScreen page={useLoaderData<typeof loader>()} />
}
