import { afterEach, describe, inject, test } from 'vitest'
import type { Locale } from '../../src/domain/locale.ts'
import { testInSoak } from '../made-in.ts'
import { searchEarly, seeOffline } from './bad-lines.ts'
import { book, hearBell } from './book.ts'
import { moveMap, openMenu, seeDark, seePhotos, seeScreens, swipeCards } from './discover.ts'
import { engineNames } from './engine-page.ts'
import { findEngine } from './find-engines.ts'
import { addPapers, showTicket } from './papers.ts'
import { closeVisits, signIn, visit } from './visit.ts'

afterEach(closeVisits)

/** The language in which most people will come. */
const locale: Locale = 'ar'

const names = inject('isSoak') ? engineNames : []
if (names.length === 0) test.skip('other engines take minutes: npm run soak -- engines', () => {})

describe.each(names)('in %s', { timeout: 300_000 }, (name) => {
  const engine = findEngine[name]()
  if (!engine) return test.skip('what is needed for it is not installed: npm run soak -- engines', () => {})
  const signedIn = async () => signIn(await visit(engine, { locale, width: 390 }))

  test('screens are drawn and taken over on a phone', async () => {
    const visitor = await visit(engine, { locale, width: 390 })
    await seeScreens(visitor)
    await openMenu(visitor)
  })
  testInSoak.for<Locale>(['ar', 'ku', 'en'])('screens are drawn and taken over at a desk in %s', async (language) => {
    await seeScreens(await visit(engine, { locale: language, width: 1280 }))
  })
  testInSoak('a map is dragged', async () => moveMap(await visit(engine, { locale, width: 390 })))
  testInSoak('swiped cards are marked on the map', async () => swipeCards(await visit(engine, { locale, width: 390 })))
  testInSoak('photos open, and lead back', async () => seePhotos(await visit(engine, { locale, width: 390 })))
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
