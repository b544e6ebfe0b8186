import type { ReactNode } from 'react'
import { preload, preloadModule } from 'react-dom'
import { Meta, Scripts, ScrollRestoration } from 'react-router'
import { localeFacts } from '../../i18n/locale-facts.ts'
import arabicFont from '../../ui/fonts/vazirmatn-arabic.woff2?url'
import englishFont from '../../ui/fonts/vazirmatn-english.woff2?url'
import { useSaving } from '../../ui/saving.ts'
import { useDocument } from '../document/use-document.ts'
import { useLocale } from '../text.tsx'
import { HydrationGuard } from './hydration-guard.tsx'
import { LoadingOverlayStyle } from './loading-overlay.tsx'

type PageDocumentProps = {
  /** The address of the site's style sheet. */
  styles: string
  /** Elements of this site's head alone. */
  head?: ReactNode
  /** Elements after the page and before its scripts. */
  end?: ReactNode
  children: ReactNode
}

/** The HTML document of every page. */
export function PageDocument({ styles, head, end, children }: PageDocumentProps) {
  const locale = useLocale()
  const { nonce, messagesUrl, early = '' } = useDocument()
  const { tag, direction } = localeFacts[locale]
  const isSaving = useSaving()
  // Those who save data read in the fonts that their device has.
  const font = direction === 'rtl' ? arabicFont : englishFont
  preload(styles, { as: 'style' })
  if (!isSaving) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  if (messagesUrl) preloadModule(messagesUrl, { as: 'script' })
  return (
    <html
      lang={tag}
      dir={direction}
      data-locale={locale}
      data-saving={isSaving ? '' : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fbf7f0" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0f1420" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-192.png" />
        {head}
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, sealed by their hash; a browser has run them long before
          dangerouslySetInnerHTML={{ __html: early }}
        />
        <Meta />
        <LoadingOverlayStyle />
      </head>
      <body className="flex min-h-dvh flex-col">
        <HydrationGuard>{children}</HydrationGuard>
        <ScrollRestoration nonce={nonce} />
        {end}
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}
