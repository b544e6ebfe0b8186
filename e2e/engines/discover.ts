import { expect } from 'vitest'
import { localPath } from '../../src/i18n/locale-facts.ts'
import { mapText } from '../../src/i18n/messages/map.ts'
import { photosText } from '../../src/i18n/messages/photos.ts'
import { prayerPath } from '../../src/site/features/navigator/navigator-paths.ts'
import { ask } from '../support/api.ts'
import { stayAhead } from '../support/booking.ts'
import { messages } from '../support/messages.ts'
import { isThere, until } from './engine-page.ts'
import { arrives, type EngineVisit, go, isReady, isSound } from './visit.ts'

const { checkIn, checkOut } = stayAhead(30)

/** In each engine the letters of an English page have a box that is centred on the capitals, so that labels stand in the middle of buttons. */
async function hasCentredLetters({ run }: EngineVisit): Promise<void> {
  const box = await run(async () => {
    const canvas = document.createElement('canvas').getContext('2d')
    if (!canvas) return null
    const [family = ''] = getComputedStyle(document.body).fontFamily.split(',')
    canvas.font = `100px ${family}`
    await document.fonts.load(canvas.font)
    const { fontBoundingBoxAscent, fontBoundingBoxDescent } = canvas.measureText('H')
    return [Math.round(fontBoundingBoxAscent), Math.round(fontBoundingBoxDescent)]
  })
  expect(box).toEqual([103, 38])
}

/** Each is drawn, taken over by the script, and as wide as the window. */
export const screens = {
  home: '/',
  list: `/properties?checkIn=${checkIn}&checkOut=${checkOut}&adults=2`,
  stay: `/properties/3?checkIn=${checkIn}&checkOut=${checkOut}&adults=2`,
  event: '/events/1',
  navigator: '/navigator',
  prayer: prayerPath,
}

export async function seeScreens(visit: EngineVisit): Promise<void> {
  for (const [name, path] of Object.entries(screens)) {
    await go(visit, path)
    await isSound(visit, name)
  }
  if (visit.locale === 'en') await hasCentredLetters(visit)
}

export async function openMenu(visit: EngineVisit): Promise<void> {
  await go(visit, '/')
  const menu = { css: `#sections a[href="${localPath(visit.locale, '/events')}"]` }
  expect(await visit.has(menu), 'the menu is closed at first').toBe(false)
  await visit.click({ css: '[popovertarget=sections]' })
  await isThere(visit, menu)
  await isSound(visit, 'menu')
  await visit.press('Escape')
  await until(async () => !(await visit.has(menu)), { what: 'a closed menu' })
  await visit.click({ css: '[popovertarget=sections]' })
  await visit.click(menu)
  await arrives(visit, '/events')
}

/** A sheet over the page is closed by the way back, and the page stays. */
export async function closeSheet(visit: EngineVisit): Promise<void> {
  await go(visit, '/properties')
  const sheet = { css: 'details[name=choice-menu][open]' }
  await visit.click({ css: 'details[name=choice-menu] > summary' })
  await isThere(visit, sheet)
  await until(() => visit.run(() => history.state?.isOver === true), { what: 'an entry for the sheet' })
  await visit.run(() => history.back())
  await until(async () => !(await visit.has(sheet)), { what: 'a closed sheet' })
  expect(await visit.run(() => location.pathname)).toBe(localPath(visit.locale, '/properties'))
  await isSound(visit, 'sheet')
}

export async function moveMap(visit: EngineVisit): Promise<void> {
  await go(visit, '/navigator')
  await isThere(visit, { css: '[role=application]', text: mapText[visit.locale].mapOfIraq })
  // The code that moves it loads by itself, and handles the fingers then.
  await until(
    () => visit.run(() => document.querySelector<HTMLElement>('[role=application]')?.style.touchAction === 'none'),
    { what: 'a map that can be dragged' },
  )
  const [before, from] = await visit.run(() => {
    const { x, y, width, height } = (document.querySelector('[role=application]') as Element).getBoundingClientRect()
    return [location.href, { x: x + width / 2, y: y + height / 2 }] as const
  })
  await visit.drag(from, { x: from.x - 80, y: from.y - 40 })
  await until(() => visit.run((was) => location.href !== was && location.search.includes('frame='), before), {
    what: 'another part of the map in the address',
  })
  await isSound(visit, 'map')
}

/** The properties below the map with a price of their own on it, in their order. */
const findMarked = (visit: EngineVisit): Promise<string[]> =>
  visit.run(() => {
    const pathOf = (link: Element | null) => new URL(link?.getAttribute('href') ?? '', location.href).pathname
    const marks = [...document.querySelectorAll('svg a[href*="/properties/"]')].map(pathOf)
    const cards = [...document.querySelectorAll('#stays li a.card-link')].map(pathOf)
    return cards.filter((card) => marks.includes(card))
  })

/** A card below the map that comes to rest in the middle is marked on the map, also in engines that tell of no rest. */
export async function swipeCards(visit: EngineVisit): Promise<void> {
  await go(visit, '/properties?near=landmark-1&view=map')
  // Closer, until stays have marks of their own.
  for (let marked = await findMarked(visit); marked.length < 2; marked = await findMarked(visit)) {
    const closer = await visit.run(() => document.querySelector('svg a[href*="frame="]')?.getAttribute('href'))
    if (!closer) throw new Error('No part of the map has stays with marks of their own')
    await visit.open(visit.site + closer)
    await isReady(visit)
  }
  const [first = '', ...others] = await findMarked(visit)
  const mark = (path: string) => ({ css: `svg a[aria-current=true][href*="${path}"]` })
  // The map takes over after the page does, and from then on it follows the pointer, too.
  await until(
    async () => {
      await visit.run((path) => {
        const link = document.querySelector(`#stays a.card-link[href*="${path}"]`)
        link?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
      }, first)
      return visit.has(mark(first))
    },
    { what: 'a map that listens' },
  )
  for (const path of [others.at(-1) ?? '', first]) {
    await visit.run((wanted) => {
      const link = document.querySelector(`#stays a.card-link[href*="${wanted}"]`)
      link?.closest('li')?.scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'instant' })
    }, path)
    await isThere(visit, mark(path))
  }
  await isSound(visit, 'cards')
}

export async function seePhotos(visit: EngineVisit): Promise<void> {
  const text = photosText[visit.locale]
  const { pictures } = await ask<{ pictures: unknown[] }>('/user/properties/3', visit.locale)
  await go(visit, '/properties/3')
  const start = await visit.run(() => location.href)
  await visit.click({ css: 'main a', text: messages[visit.locale].property.photos(pictures.length) })
  const shows = (number: number) =>
    isThere(visit, { css: '[role=dialog] *, dialog *', text: text.place(number, pictures.length) })
  await shows(1)
  await visit.click({ css: '[role=dialog] button, dialog button', text: text.next })
  await shows(2)
  await visit.press(visit.locale === 'en' ? 'ArrowRight' : 'ArrowLeft')
  await shows(3)
  await isSound(visit, 'photo')
  await visit.run(() => history.back())
  await until(() => visit.run((was) => location.href === was, start), { what: 'the page beneath the photos' })
  await isReady(visit)
}

/** Dark where the device is: light letters on a dark ground. */
export async function seeDark(visit: EngineVisit): Promise<void> {
  await go(visit, '/properties/3')
  const [ground = 0, letters = 0] = await visit.run(() => {
    const { backgroundColor, color } = getComputedStyle(document.body)
    const brightness = (text: string) => Math.max(...(text.match(/\d+/g) ?? []).slice(0, 3).map(Number))
    return [brightness(backgroundColor), brightness(color)]
  })
  expect(ground).toBeLessThan(64)
  expect(letters).toBeGreaterThan(160)
  await isSound(visit, 'dark')
}
