import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { guardReloads, loadUnasked } from '../client/device/reload-guard.ts'
import { watchReturns } from '../client/session/personal.ts'
import { LocaleContext, registerMessages } from '../client/text.tsx'
import type { Locale } from '../domain/text/locale.ts'
import type { Messages } from '../i18n/messages/en.ts'

// One immutable chunk a locale; the document preloads its own.
const loaders: Record<Locale, () => Promise<Messages>> = {
  en: () => import('../i18n/messages/en.ts').then((module) => module.en),
  ar: () => import('../i18n/messages/ar.ts').then((module) => module.ar),
  ku: () => import('../i18n/messages/ku.ts').then((module) => module.ku),
}

const locale = document.documentElement.dataset.locale as Locale

guardReloads()
watchReturns()

const watchWayBack = (use: (way: typeof import('../ui/way-back.ts')) => void) =>
  loadUnasked(() => import('../ui/way-back.ts')).then(use, () => {})

// Sheets open without the rest of the script. A page that was left or loaded anew over one may stand on the entry that it had.
addEventListener(
  'toggle',
  ({ target, newState }) => {
    const element = target as HTMLElement
    // Of a `<details>` the oldest browsers say nothing more.
    const isOpen = newState ? newState === 'open' : element.hasAttribute('open')
    if (isOpen && element.matches('[popover],details[name]')) watchWayBack((way) => way.closeElementOnWayBack(element))
  },
  { capture: true },
)
if (history.state?.isOver) watchWayBack((way) => way.watchWayBack())

addEventListener('load', () =>
  setTimeout(
    () =>
      loadUnasked(() => import('./app/start-when-idle.ts')).then(
        ({ startWhenIdle }) => startWhenIdle(),
        () => {},
      ),
    2_000,
  ),
)

// The newest that the site uses, of functions and of elements: who has both has all (docs/decisions/browsers.md).
const isCurrent = 'groupBy' in Map && 'popover' in HTMLElement.prototype

Promise.all([loaders[locale](), isCurrent || import('./old-browsers/polyfills.ts')])
  .then(([messages]) => {
    registerMessages(locale, messages)
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <LocaleContext value={locale}>
            <HydratedRouter />
          </LocaleContext>
        </StrictMode>,
      )
    })
  })
  // Without its messages the page stays what the server made of it: readable, with links that work.
  .catch((error) => {
    console.error('The page stays without script', error)
    document.documentElement.dataset.ready = 'without-script'
  })
