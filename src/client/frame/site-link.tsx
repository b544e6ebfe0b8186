import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { localPath } from '../../i18n/locale-facts.ts'
import { isOfficePath } from '../screens/office-path.ts'
import { useLocale } from '../text.tsx'
import { useSitePaths } from './site-paths.ts'

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string }

/** A link whose page may belong to the other site. That is another document: the router of this one has no route for it. */
export function SiteLink({ to, ...props }: SiteLinkProps) {
  const locale = useLocale()
  const isOffice = useSitePaths().home !== '/'
  return isOfficePath(to) === isOffice ? <Link to={to} {...props} /> : <a href={localPath(locale, to)} {...props} />
}
