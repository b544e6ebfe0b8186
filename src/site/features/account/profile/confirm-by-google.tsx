import { useLocation } from 'react-router'
import { useRootData } from '../../../../client/root-data.ts'
import { useLocale } from '../../../../client/text.tsx'
import { localPath } from '../../../../i18n/locale-facts.ts'
import { buttonClass } from '../../../../ui/button-link.tsx'

/** To Google and back to this page, where what it says is turned into a confirmation. */
export function ConfirmByGoogle({ label }: { label: string }) {
  const locale = useLocale()
  const { pathname } = useLocation()
  if (!useRootData()?.hasGoogle) return null
  const query = new URLSearchParams({ purpose: 'confirm', to: localPath(locale, pathname) })
  return (
    <a href={`/api/google/start?${query}`} className={buttonClass({ tone: 'quiet', className: 'w-full' })}>
      {label}
    </a>
  )
}
