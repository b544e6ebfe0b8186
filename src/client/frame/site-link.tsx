import type { ComponentProps } from 'react'
import { localPath } from '../../i18n/locale-facts.ts'
import { useLocale } from '../text.tsx'
import { Link } from './link.tsx'
import { useIsOwnPath } from './site-paths.ts'

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string }

/** A link whose page may belong to the other site. */
export function SiteLink({ to, ...props }: SiteLinkProps) {
  const locale = useLocale()
  const isOwnPath = useIsOwnPath()
  return isOwnPath(to) ? <Link to={to} {...props} /> : <a href={localPath(locale, to)} {...props} />
}
