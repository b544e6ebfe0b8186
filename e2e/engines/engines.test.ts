import { afterEach, describe, inject, test } from 'vitest'
import type { Locale } from '../../src/domain/locale.ts'
import { testInSoak } from '../made-in.ts'
import { searchEarly, seeOffline } from './bad-lines.ts'
import { book, hearBell } from './book.ts'
import { moveMap, openMenu, seeDark, seePhotos, seeScreens } from './discover.ts'
import { type EngineName, engineNames } from './engine-page.ts'
import { findEngine } from './find-engines.ts'
import { addPapers, showTicket } from './papers.ts'
import { closeVisits, signIn, visit } from './visit.ts'

afterEach(closeVisits)

/** Journeys take turns, as those in Chromium do. */
const languages: Record<EngineName, Locale> = { firefox: 'ar', webkitgtk: 'ku', wpe: 'en' }

const names = inject('isSoak') ? engineNames : []
if (names.length === 0) test.skip('other engines take minutes: npm run soak -- engines', () => {})

describe.each(names)('in %s', { timeout: 300_000 }, (name) => {
  const engine = findEngine[name]()
  if (!engine) return test.skip('what is needed for it is not installed: npm run soak -- engines', () => {})
  const locale = languages[name]
  const signedIn = async () => signIn(await visit(engine, { locale, width: 390 }))

  test('screens are drawn and taken over on a phone', async () => {
    const visitor = await visit(engine, { locale, width: 390 })
    await seeScreens(visitor)
    await openMenu(visitor)
  })
  testInSoak('screens are drawn and taken over at a desk', async () => {
    await seeScreens(await visit(engine, { locale: locale === 'en' ? 'ar' : 'en', width: 1280 }))
  })
  testInSoak('a map is dragged, and photos open', async () => {
    const visitor = await visit(engine, { locale, width: 390 })
    await moveMap(visitor)
    await seePhotos(visitor)
  })
  // This WPE knows no dark devices.
  if (name !== 'wpe')
    testInSoak('it is dark where the device is', async () => {
      await seeDark(await visit(engine, { locale, width: 1280, isDark: true }))
    })
  test('a newcomer signs up, books, pays, and has the papers', async () => {
    await book(await visit(engine, { locale, width: 390 }))
  })
  testInSoak('the bell rings on an open page', async () => hearBell(await signedIn()))
  testInSoak('papers for a visa are added', async () => addPapers(await signedIn()))
  testInSoak('a ticket shows its code', async () => showTicket(await signedIn()))
  testInSoak('without a network, what was seen opens again', () => seeOffline(engine))
  testInSoak('a search sent while scripts are loading arrives', () => searchEarly(engine))
})
