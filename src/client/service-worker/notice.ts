import type { Locale } from '../../domain/text/locale.ts'
import { fill } from '../../i18n/fill.ts'
import { formatMoment } from '../../i18n/format.ts'
import { offlineText } from '../../i18n/messages/offline.ts'
import { reloadPage } from '../device/reload-guard.ts'

type Notice = { kind: 'saved'; savedAt: number } | { kind: 'new-version' }

/** A line at the edge of the page, which stays until it is closed. Not React's: it concerns the page as a whole, and there is hardly ever one. */
export function showNotice(notice: Notice): void {
  const locale = document.documentElement.dataset.locale as Locale
  const text = offlineText[locale]
  const bar = document.createElement('div')
  bar.className =
    'fixed inset-x-4 top-20 z-50 mx-auto flex max-w-md flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface p-4 shadow-raised print:hidden'
  bar.setAttribute('role', 'status')
  const line = document.createElement('p')
  line.className = 'grow basis-48'
  line.textContent =
    notice.kind === 'saved'
      ? fill(text.saved, formatMoment(locale, new Date(notice.savedAt).toISOString()))
      : text.newVersion
  bar.append(line)
  if (notice.kind === 'new-version') bar.append(toButton(text.reload, reloadPage))
  bar.append(toButton(text.close, () => bar.remove()))
  document.querySelector('[data-notice]')?.remove()
  bar.dataset.notice = notice.kind
  document.body.append(bar)
}

function toButton(label: string, press: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'min-h-11 rounded-control px-3 font-semibold text-brand'
  button.textContent = label
  button.addEventListener('click', press)
  return button
}
