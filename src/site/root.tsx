import { type ReactNode, useEffect, useRef } from 'react'
import { preload, preloadModule } from 'react-dom'
import {
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useNavigation,
} from 'react-router'
import { siteContext } from '../client/context.ts'
import { useCurrencySwitch } from '../client/device/currency.ts'
import { noteArrival, noteHeading } from '../client/device/reload-guard.ts'
import { useDocument } from '../client/document/use-document.ts'
import { AlertHost } from '../client/frame/alert-host.tsx'
import { FrameDrawings } from '../client/frame/frame-drawings.tsx'
import { HydrationGuard } from '../client/frame/hydration-guard.tsx'
import { LoadingOverlay, LoadingOverlayStyle } from '../client/frame/loading-overlay.tsx'
import { NavigationProgress } from '../client/frame/navigation-progress.tsx'
import { StaticFooter } from '../client/frame/static-footer.tsx'
import { type RootData, useRootData } from '../client/root-data.ts'
import { useLocale, useText } from '../client/text.tsx'
import { localeFacts, localPath } from '../i18n/locale-facts.ts'
import { toRateText } from '../i18n/rate-text.ts'
import arabicFont from '../ui/fonts/vazirmatn-arabic.woff2?url'
import englishFont from '../ui/fonts/vazirmatn-english.woff2?url'
import latinFont from '../ui/fonts/vazirmatn-latin.woff2?url'
import { useSaving } from '../ui/saving.ts'
import styles from './app/app.css?url'
import { useHearts } from './features/wishlist/use-hearts.ts'
import { BottomNavigation } from './shell/bottom-navigation.tsx'
import { ComingPage } from './shell/coming-page.tsx'
import { Header } from './shell/header.tsx'
import { SignInHost } from './shell/sign-in-host.tsx'
import { SiteErrorScreen } from './shell/site-error-screen.tsx'

export async function loader({ context }: LoaderFunctionArgs): Promise<RootData> {
  const { startup, locale, publicUrl, apiUrl, authUrl, searchUrl, hasGoogle } = context.get(siteContext)
  const { advertisements, rate, searchKey } = await startup()
  const shareImage = advertisements[0]?.picture.url ?? ''
  return {
    locale,
    publicUrl,
    apiUrl,
    authUrl,
    searchUrl,
    searchKey,
    shareImage,
    hasGoogle,
    rate: { ...rate, text: toRateText(locale, rate) },
  }
}

export function Layout({ children }: { children: ReactNode }) {
  const locale = useLocale()
  const { nonce, messagesUrl, early = '' } = useDocument()
  const { tag, direction } = localeFacts[locale]
  const isSaving = useSaving()
  // Those who save data read in the fonts that their device has.
  const fonts = isSaving ? [] : direction === 'rtl' ? [arabicFont, latinFont] : [englishFont]
  preload(styles, { as: 'style' })
  for (const font of fonts) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
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
        <link rel="manifest" href={`/manifest.${locale}.webmanifest`} />
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          title={useText().brand.name}
          href={localPath(locale, '/opensearch.xml')}
        />
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
        <HydrationGuard>
          <Frame>{children}</Frame>
        </HydrationGuard>
        <ScrollRestoration nonce={nonce} />
        {/* After what scrolls: until a new page is in its place, this keeps it from sliding there. */}
        <ComingPage />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const t = useText()
  const { state, location } = useNavigation()
  const isPaying = /^\/checkout(\/|$)/.test(useLocation().pathname)
  useEffect(() => {
    document.documentElement.dataset.ready = ''
  }, [])
  useFocusOnArrival()
  useHearts()
  useCurrencySwitch()
  useEffect(() => {
    if (state === 'idle') noteArrival()
    else if (location) noteHeading(location.pathname + location.search + location.hash)
  }, [state, location])
  return (
    <>
      <FrameDrawings />
      <LoadingOverlay />
      {/* A file of its own and not through a script; here, so that the overlay is painted while the rest waits for it. */}
      <link rel="stylesheet" href={styles} />
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-50 focus:rounded-control focus:bg-surface focus:px-4 focus:py-3"
      >
        {t.nav.skip}
      </a>
      <NavigationProgress />
      <Header isPaying={isPaying} />
      <main id="content" tabIndex={-1} className="grow outline-none" aria-busy={state !== 'idle'}>
        {children}
        <p className="page-rate">{useRootData()?.rate.text}</p>
      </main>
      {/* Who pays sees nothing that leads away. Only hidden: a footer that went would not come back without a load. */}
      <div className={isPaying ? 'hidden' : 'contents'}>
        <StaticFooter />
        <BottomNavigation />
      </div>
      <SignInHost />
      <AlertHost />
    </>
  )
}

/** Who listens to the page instead of looking at it is brought to the new content. */
function useFocusOnArrival() {
  const { key, hash } = useLocation()
  const first = useRef(key)
  useEffect(() => {
    if (key === first.current || hash) return
    first.current = key
    // Where a page has one thing that somebody came for, to that.
    const content = document.getElementById('content')
    const target = content?.querySelector<HTMLElement>('[data-arrival]') ?? content
    target?.focus({ preventScroll: true })
  }, [key, hash])
}

export default function App() {
  return <Outlet />
}

export { SiteErrorScreen as ErrorBoundary }
