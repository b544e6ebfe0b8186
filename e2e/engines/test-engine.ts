import { afterEach, describe, inject, test } from 'vitest'
import type { Locale } from '../../src/domain/text/locale.ts'
import { searchEarly, seeOffline } from './bad-network.ts'
import { book, hearBell, seePushOffer } from './book.ts'
import { closeSheet, moveMap, openMenu, seeDark, seePhotos, seeScreens, swipeCards } from './discover.ts'
import type { EngineName } from './engine-page.ts'
import { findEngine } from './find-engines.ts'
import { addPapers, showTicket } from './papers-and-tickets.ts'
import { closeVisits, signIn, visit } from './visit.ts'

/** The language in which most people will come. */
const locale: Locale = 'ar'

/** The journeys of customers in this engine. Each has a file of its own, so that two of them run beside each other. */
export function testEngine(name: EngineName): void {
  const engine = inject('isSoak') ? findEngine[name]() : null
  if (!engine) {
    test.skip(`${name} takes minutes, and programs of its own: npm run soak -- engines`, () => {})
    return
  }
  describe(`in ${name}`, { timeout: 600_000 }, () => {
    afterEach(closeVisits)
    const open = (width: 390 | 1280 = 390) => visit(engine, { locale, width })
    const signedIn = async () => signIn(await open())

    test('screens are drawn and taken over on a phone', async () => {
      const visitor = await open()
      await seeScreens(visitor)
      await openMenu(visitor)
    })
    test.for<Locale>(['ar', 'en'])('screens are drawn and taken over at a desk in %s', async (language) => {
      await seeScreens(await visit(engine, { locale: language, width: 1280 }))
    })
    test('the way back closes a sheet', async () => closeSheet(await open()))
    test('a map is dragged', async () => moveMap(await open()))
    test('swiped cards are marked on the map', async () => swipeCards(await open()))
    test('photos open, and lead back', async () => seePhotos(await open()))
    // This WPE knows no dark devices.
    if (name !== 'wpe')
      test('it is dark where the device is', async () => {
        await seeDark(await visit(engine, { locale, width: 1280, isDark: true }))
      })
    test.for([390, 1280] as const)('a newcomer signs up, books, pays, and has the papers at %i', async (width) => {
      await book(await open(width))
    })
    test('the bell rings on an open page', async () => hearBell(await signedIn()))
    test('a tap alone asks for notifications', async () => seePushOffer(await signedIn()))
    test('papers for a visa are added', async () => addPapers(await signedIn()))
    test('a ticket shows its code', async () => showTicket(await signedIn()))
    test('without a network, what was seen opens again', () => seeOffline(engine))
    test('a search sent while scripts are loading arrives', () => searchEarly(engine))
  })
}
