import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import type { Locale } from '../../domain/text/locale.ts'
import type { Messages } from '../../i18n/messages/en.ts'
import { guardReloads, loadUnasked } from '../device/reload-guard.ts'
import { watchReturns } from '../session/personal.ts'
import { LocaleContext, registerMessages } from '../text.tsx'

// One immutable chunk a locale; the document preloads its own.
const loaders: Record<Locale, () => Promise<Messages>> = {
  en: () => import('../../i18n/messages/en.ts').then((module) => module.en),
  ar: () => import('../../i18n/messages/ar.ts').then((module) => module.ar),
  ku: () => import('../../i18n/messages/ku.ts').then((module) => module.ku),
}

const watchWayBack = (use: (way: typeof import('../../ui/way-back.ts')) => void) =>
  loadUnasked(() => import('../../ui/way-back.ts')).then(use, () => {})

/** Closes sheets on the way back. A page that was left or loaded anew over one may stand on the entry that it had. */
function watchSheets(): void {
  addEventListener(
    'toggle',
    ({ target, newState }) => {
      const element = target as HTMLElement
      // The oldest browsers report nothing more about a `<details>`.
      const isOpen = newState ? newState === 'open' : element.hasAttribute('open')
      if (isOpen && element.matches('[popover],details[name]'))
        watchWayBack((way) => way.closeElementOnWayBack(element))
    },
    { capture: true },
  )
  if (history.state?.isOver) watchWayBack((way) => way.watchWayBack())
}

// The newest that the sites use, of functions and of elements: who has both has all (docs/decisions/browsers.md).
const isCurrent = 'groupBy' in Map && 'popover' in HTMLElement.prototype

type WhenIdle = () => Promise<{ startWhenIdle: () => Promise<void> }>

/** Takes over the page that the server has sent. `whenIdle` brings what begins once it has come to rest. */
export function hydratePage(whenIdle: WhenIdle): void {
  const locale = document.documentElement.dataset.locale as Locale
  guardReloads()
  watchReturns()
  watchSheets()
  const startIdle = () =>
    loadUnasked(whenIdle).then(
      ({ startWhenIdle }) => startWhenIdle(),
      () => {},
    )
  addEventListener('load', () => setTimeout(startIdle, 2_000))
  Promise.all([loaders[locale](), isCurrent || import('../old-browsers/polyfills.ts')])
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
}
