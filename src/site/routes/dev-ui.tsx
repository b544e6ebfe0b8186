import { lazy, Suspense, useEffect, useState } from 'react'
import { data } from 'react-router'
import { siteContext } from '../../client/context.ts'
import type { Route } from './+types/dev-ui.ts'
import { AlertButtons } from './dev-ui/alert-buttons.tsx'
import { Light } from './dev-ui/light.tsx'
import { LightIcons } from './dev-ui/light-icons.tsx'
import type { SampleLocale } from './dev-ui/sample-text.ts'

/** React Aria writes inline styles on the server, which the page's CSP refuses: it is mounted after hydration only. */
const Showcase = lazy(() => import('./dev-ui/showcase.tsx'))

const copies: { locale: SampleLocale; lang: string; dir: 'ltr' | 'rtl' }[] = [
  { locale: 'en', lang: 'en', dir: 'ltr' },
  { locale: 'ar', lang: 'ar', dir: 'rtl' },
  { locale: 'ku', lang: 'ckb', dir: 'rtl' },
]

/** For those who build the site, not for those who use it. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(siteContext).devPages) throw data(null, { status: 404 })
  return null
}

export const meta = () => [{ title: 'Design system' }, { name: 'robots', content: 'noindex' }]

export default function DevUi() {
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return (
    <div dir="ltr" lang="en" className="mx-auto max-w-measure px-4 py-10">
      <h1 className="text-3xl">Design system</h1>
      <section id="icons" aria-labelledby="icons-title" className="mt-8">
        <h2 id="icons-title" className="mb-4 text-2xl">
          Icons
        </h2>
        <LightIcons />
      </section>
      <AlertButtons />
      {copies.map(({ locale, lang, dir }) => (
        <div key={locale} id={`copy-${locale}`} lang={lang} dir={dir} className="mt-12 border-t border-line pt-10">
          <Light locale={locale} />
          {hydrated && (
            <Suspense>
              <Showcase locale={locale} />
            </Suspense>
          )}
        </div>
      ))}
    </div>
  )
}
