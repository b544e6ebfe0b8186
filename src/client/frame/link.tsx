import type { ComponentProps } from 'react'
import { Link as RouterLink } from 'react-router'
import { localPath } from '../../i18n/locale-facts.ts'
import { useLocale } from '../text.tsx'

type LinkProps = ComponentProps<typeof RouterLink>

/** The same HTML without the router, which would resolve each address against its routes and the present page. */
export function ServerLink(props: LinkProps) {
  const locale = useLocale()
  const { to, discover: _, prefetch, relative, reloadDocument, replace, mask, state, ...rest } = props
  const { preventScrollReset, viewTransition, defaultShouldRevalidate, ...look } = rest
  if (typeof to !== 'string' || !to.startsWith('/')) return <RouterLink {...props} />
  return <a {...look} href={localPath(locale, to)} />
}

/** A link to a page of this site. A built server writes it as plain HTML; the browser takes it over as the router's own. */
export const Link = import.meta.env.SSR && import.meta.env.PROD ? ServerLink : RouterLink
