import type { ReactNode } from 'react'
import { type LoaderFunctionArgs, Outlet, useLocation } from 'react-router'
import { siteContext } from '../client/context.ts'
import { PageDocument } from '../client/frame/page-document.tsx'
import { PageFrame } from '../client/frame/page-frame.tsx'
import { SitePathsContext } from '../client/frame/site-paths.ts'
import { StaticFooter } from '../client/frame/static-footer.tsx'
import { type RootData, useRootData } from '../client/root-data.ts'
import { SignInHost } from '../client/sign-in/sign-in-host.tsx'
import { useLocale, useText } from '../client/text.tsx'
import { localPath } from '../i18n/locale-facts.ts'
import { toRateText } from '../i18n/rate-text.ts'
import styles from './app/app.css?url'
import { useHearts } from './features/wishlist/use-hearts.ts'
import { isPrivatePath } from './screens/private-paths.ts'
import { BottomNavigation } from './shell/bottom-navigation.tsx'
import { ComingPage } from './shell/coming-page.tsx'
import { Header } from './shell/header.tsx'
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

const paths = { home: '/', isPrivatePath } as const

export function Layout({ children }: { children: ReactNode }) {
  return (
    <SitePathsContext value={paths}>
      {/* After what scrolls: until a new page is in its place, `ComingPage` keeps it from sliding there. */}
      <PageDocument styles={styles} head={<HeadLinks />} end={<ComingPage />}>
        <Frame>{children}</Frame>
      </PageDocument>
    </SitePathsContext>
  )
}

/** Links for installing the site, and for searching it from a browser's address bar. */
function HeadLinks() {
  const locale = useLocale()
  return (
    <>
      <link rel="manifest" href={`/manifest.${locale}.webmanifest`} />
      <link
        rel="search"
        type="application/opensearchdescription+xml"
        title={useText().brand.name}
        href={localPath(locale, '/opensearch.xml')}
      />
    </>
  )
}

const loadSessionSync = () =>
  import('./shell/site-session-sync.tsx').then(({ SiteSessionSync }) => ({ SessionSync: SiteSessionSync }))

function Frame({ children }: { children: ReactNode }) {
  const isPaying = /^\/checkout(\/|$)/.test(useLocation().pathname)
  useHearts()
  return (
    <PageFrame
      styles={styles}
      header={<Header isPaying={isPaying} />}
      // Who pays sees nothing that leads away. Only hidden: a footer that went would not come back without a load.
      footer={
        <div className={isPaying ? 'hidden' : 'contents'}>
          <StaticFooter />
          <BottomNavigation />
        </div>
      }
      over={<SignInHost load={loadSessionSync} />}
    >
      {children}
      <p className="page-rate">{useRootData()?.rate.text}</p>
    </PageFrame>
  )
}

export default function App() {
  return <Outlet />
}

export { SiteErrorScreen as ErrorBoundary }
