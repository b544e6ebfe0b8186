import type { ReactNode } from 'react'
import { localPath } from '../../i18n/locale-facts.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useLocale, useText } from '../text.tsx'

type OfflineScreenProps = {
  title: string
  text: string
  icon?: ReactNode
  /** Pages that the device may have. */
  links: readonly { to: string; label: string }[]
}

/** Stored by a service worker, and shown at the address of a page that the device does not have: so its links are plain ones. */
export function OfflineScreen({ title, text, icon, links }: OfflineScreenProps) {
  const t = useText()
  const locale = useLocale()
  return (
    <div className="mx-auto max-w-3xl px-4 py-12">
      <EmptyState
        heading="h1"
        title={title}
        icon={icon}
        action={
          <>
            <ButtonLink href="">{t.error.retry}</ButtonLink>
            {links.map(({ to, label }) => (
              <ButtonLink key={to} href={localPath(locale, to)} tone="quiet">
                {label}
              </ButtonLink>
            ))}
          </>
        }
      >
        <p>{text}</p>
      </EmptyState>
    </div>
  )
}
