import { useLocation } from 'react-router'
import { localPath } from '../../i18n/locale-facts.ts'
import type { SignInText } from '../../i18n/messages/sign-in/en.ts'
import { buttonClass } from '../../ui/button-link.tsx'
import { useRootData } from '../root-data.ts'
import { useLocale } from '../text.tsx'
import { GoogleMark } from './google-mark.tsx'

/** A plain way to Google and back: nothing of theirs runs on our pages. */
export function GoogleLink({ text }: { text: SignInText }) {
  const locale = useLocale()
  const { pathname, search } = useLocation()
  if (!useRootData()?.hasGoogle) return null
  return (
    <>
      <p className="my-2 flex items-center gap-3 text-sm text-ink-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {text.login.or}
      </p>
      <a
        href={`/api/google/start?${new URLSearchParams({ to: localPath(locale, pathname) + search })}`}
        className={buttonClass({ tone: 'quiet', className: 'w-full' })}
      >
        <GoogleMark />
        {text.login.google}
      </a>
    </>
  )
}
