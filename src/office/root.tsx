import type { ReactNode } from 'react'
import { type LoaderFunctionArgs, Outlet } from 'react-router'
import { siteContext } from '../client/context.ts'
import { PageDocument } from '../client/frame/page-document.tsx'
import { PageFrame } from '../client/frame/page-frame.tsx'
import { SitePathsContext } from '../client/frame/site-paths.ts'
import { StaticFooter } from '../client/frame/static-footer.tsx'
import type { RootData } from '../client/root-data.ts'
import { SignInHost } from '../client/sign-in/sign-in-host.tsx'
import { toRateText } from '../i18n/rate-text.ts'
import styles from './app/app.css?url'
import { OfficeErrorScreen } from './shell/office-error-screen.tsx'
import { OfficeHeader } from './shell/office-header.tsx'
import { officePaths } from './shell/office-paths.ts'

export async function loader({ context }: LoaderFunctionArgs): Promise<RootData> {
  const { startup, locale, publicUrl, apiUrl, authUrl, hasGoogle } = context.get(siteContext)
  const { rate } = await startup()
  return {
    locale,
    publicUrl,
    apiUrl,
    authUrl,
    hasGoogle,
    shareImage: '',
    rate: { ...rate, text: toRateText(locale, rate) },
  }
}

const loadSessionSync = () =>
  import('./shell/office-session-sync.tsx').then(({ OfficeSessionSync }) => ({ SessionSync: OfficeSessionSync }))

export function Layout({ children }: { children: ReactNode }) {
  return (
    <SitePathsContext value={officePaths}>
      <PageDocument styles={styles}>
        <PageFrame
          styles={styles}
          header={<OfficeHeader />}
          footer={<StaticFooter />}
          over={<SignInHost load={loadSessionSync} />}
        >
          {children}
        </PageFrame>
      </PageDocument>
    </SitePathsContext>
  )
}

export default function App() {
  return <Outlet />
}

export { OfficeErrorScreen as ErrorBoundary }
