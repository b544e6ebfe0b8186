import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject } from 'vitest'
import type { Locale } from '../../src/domain/text/locale.ts'
import { localeFacts, localPath } from '../../src/i18n/locale-facts.ts'
import { type Client, cookieName, createClient } from '../support/client.ts'
import { addCustomer } from '../support/signed-in.ts'
import { type Driver, isThere, type Look, until } from './engine-page.ts'
import type { Engine } from './find-engines.ts'

export type EngineVisit = Driver & { engine: Engine; locale: Locale; site: string }
export type SignedIn = EngineVisit & { client: Client; phone: string; accessToken: string }

type Input = Pick<Look, 'isDark' | 'isImpatient'> & { locale: Locale; width: 390 | 1280; site?: string }

const open = new Set<Driver>()

export async function visit(
  engine: Engine,
  { locale, width, site = inject('site'), ...rest }: Input,
): Promise<EngineVisit> {
  const look: Look = { width, height: width < 700 ? 844 : 900, ...rest }
  const driver = await engine.open(look)
  open.add(driver)
  return { ...driver, engine, locale, site }
}

export async function closeVisits(): Promise<void> {
  const visits = [...open]
  open.clear()
  await Promise.all(visits.map((driver) => driver.close().catch(() => {})))
}

/** A customer with an account, and the cookie of a session. */
export async function signIn(visitor: EngineVisit): Promise<SignedIn> {
  const client = createClient({ locale: visitor.locale })
  const { phone, accessToken } = await addCustomer(client)
  // A cookie can only be given to a page of its site.
  await visitor.open(`${visitor.site}/robots.txt`)
  await visitor.setCookie({ name: cookieName, value: client.cookie() })
  // A plain text may have no icon, which Firefox complains of.
  await visitor.takeErrors()
  return { ...visitor, client, phone, accessToken }
}

export const isReady = (visitor: EngineVisit): Promise<unknown> =>
  until(() => visitor.run(() => document.documentElement.dataset.ready === ''), {
    what: 'a page that React has taken over',
  })

export async function go(visitor: EngineVisit, path: string): Promise<void> {
  await visitor.open(visitor.site + localPath(visitor.locale, path))
  await isReady(visitor)
}

export const arrives = (visitor: EngineVisit, path: string): Promise<unknown> => {
  const local = localPath(visitor.locale, path)
  return until(async () => (await visitor.run(() => location.pathname + location.search)).startsWith(local), {
    what: `the address ${local}`,
  })
}

/** Presses a box or a radio button, which may be drawn by something else. */
export async function tick(visitor: EngineVisit, css: string): Promise<void> {
  await isThere(visitor, { css, isHidden: true })
  await visitor.run((selector) => document.querySelector<HTMLElement>(selector)?.click(), css)
}

/** A tab that is left tells of what it breaks off. */
const isNoise = (error: string): boolean => /NS_BINDING_ABORTED|due to access control checks/.test(error)

/** A healthy page in any engine: in the right direction, no wider than its window, and without errors. */
export async function isSound(visitor: EngineVisit, name: string): Promise<void> {
  await keepScreenshot(visitor, name)
  const page = await visitor.run(() => {
    const { lang, dir, scrollWidth, clientWidth } = document.documentElement
    const overlay = document.querySelector('.loading-overlay')
    const isShaded = [...document.querySelectorAll('[popover]:not([open])')].some((one) =>
      getComputedStyle(one)
        .boxShadow.split(/[ ,]+/)
        .some((length) => Number.parseInt(length, 10) >= innerWidth),
    )
    const isForNoScript = [...document.querySelectorAll('[class*="scripted:hidden"]')].some(
      (one) => one.getClientRects().length > 0,
    )
    return {
      isForNoScript,
      isShaded,
      lang,
      dir,
      excess: Math.max(0, scrollWidth - clientWidth),
      hasOverlay:
        overlay !== null && overlay.getClientRects().length > 0 && getComputedStyle(overlay).visibility !== 'hidden',
    }
  })
  const { tag, direction } = localeFacts[visitor.locale]
  const errors = (await visitor.takeErrors()).filter((error) => !isNoise(error))
  expect(errors, name).toEqual([])
  expect(page, name).toEqual({
    lang: tag,
    dir: direction,
    excess: 0,
    isForNoScript: false,
    isShaded: false,
    hasOverlay: false,
  })
}

/** Where `ENGINE_SCREENS` names a folder, screenshots are written there. */
async function keepScreenshot({ engine, locale, screenshot, run }: EngineVisit, name: string): Promise<void> {
  const folder = process.env.ENGINE_SCREENS
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  const width = await run(() => innerWidth)
  writeFileSync(join(folder, `${name}-${locale}-${width}-${engine.name}.png`), await screenshot())
}
