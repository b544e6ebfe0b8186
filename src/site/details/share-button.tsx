import { showAlert } from '../../client/call/alerts.ts'
import { useText } from '../../client/text.tsx'
import type { Messages } from '../../i18n/messages/en.ts'
import { buttonClass } from '../../ui/button-link.tsx'
import { ShareIcon } from '../../ui/icons-share.tsx'

type ShareButtonProps = {
  title: string
  className?: string
  /** The present address, where its choices are to be shared. */
  isHere?: boolean
}

/** Shares the page's one address: by the system's own sheet where there is one, by the clipboard elsewhere. */
export function ShareButton({ title, className, isHere = false }: ShareButtonProps) {
  const t = useText()
  return (
    <button
      type="button"
      aria-label={t.share.action}
      onClick={() => share(title, isHere ? location.href : canonical(), t.share)}
      className={buttonClass({ tone: 'quiet', size: 'small', className: `noscript:hidden print:hidden ${className}` })}
    >
      <ShareIcon className="size-5" />
      <span className="max-sm:hidden">{t.share.action}</span>
    </button>
  )
}

const canonical = (): string => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href

async function share(title: string, url: string, t: Messages['share']): Promise<void> {
  if (typeof navigator.share === 'function') {
    // Closing the sheet means not to share: no message follows.
    return navigator.share({ title, url }).catch(() => {})
  }
  try {
    await navigator.clipboard.writeText(url)
    showAlert({ type: 'success', title: t.copied, message: t.copiedHint })
  } catch {
    // The clipboard is closed without TLS or without permission.
    showAlert({ type: 'info', title: t.copyByHand, message: `<bdi>${url.replaceAll('&', '&amp;')}</bdi>` })
  }
}
