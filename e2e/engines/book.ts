import { expect } from 'vitest'
import { addDays, type Day } from '../../src/domain/time/day.ts'
import { localPath } from '../../src/i18n/locale-facts.ts'
import { bookingText } from '../../src/i18n/messages/booking.ts'
import { checkoutText } from '../../src/i18n/messages/checkout.ts'
import { notificationTitles } from '../../src/i18n/messages/notification-titles.ts'
import { pushText } from '../../src/i18n/messages/push.ts'
import { reservationsText } from '../../src/i18n/messages/reservations.ts'
import { bookOver, findChoice, partyQuery, query, stayAhead, today } from '../support/booking.ts'
import { goodPassword, names, newPhone } from '../support/client.ts'
import { codeOf } from '../support/outbox.ts'
import { propertiesWith } from '../support/paying.ts'
import { signInText, toNational } from '../support/sign-in-dialog.ts'
import { engineNames, isThere, until } from './engine-page.ts'
import { arrives, type EngineVisit, go, isReady, isSound, type SignedIn, tick } from './visit.ts'

const within = (css: string): string =>
  ['[role=dialog]', 'dialog'].flatMap((dialog) => css.split(', ').map((one) => `${dialog} ${one}`)).join(', ')

/** In the next month, one press away in the calendar. Engines run beside each other, and none may take another's last room. */
function nightsFor({ engine }: EngineVisit): { checkIn: Day; checkOut: Day } {
  const month = addDays(`${today.slice(0, 7)}-01`, 31).slice(0, 7)
  const checkIn = addDays(`${month}-01`, 5 + 4 * engineNames.indexOf(engine.name))
  return { checkIn, checkOut: addDays(checkIn, 2) }
}

async function chooseDays(visit: EngineVisit): Promise<void> {
  const { checkIn, checkOut } = nightsFor(visit)
  const text = bookingText[visit.locale]
  await visit.click({ css: 'main button', text: text.messages.pickDates })
  await visit.click({ css: within('button'), text: text.calendar.nextMonth })
  for (const day of [checkIn, checkOut]) await visit.click({ css: `button[data-day="${day}"]` })
  await isSound(visit, 'calendar')
  await visit.click({ css: within('button'), text: text.calendar.done })
  await until(() => visit.run((day) => location.search.includes(`checkIn=${day}`), checkIn), {
    what: 'the days in the address',
  })
}

/** A newcomer, in the dialog that is open. */
async function register(visit: EngineVisit, phone: string): Promise<void> {
  const text = signInText[visit.locale]
  const field = (label: string) => ({ css: within('input, select'), text: label })
  const press = (label: string) => visit.click({ css: within('button'), text: label })
  const shows = (title: string) => isThere(visit, { css: within('h2'), text: title })
  await shows(text.start.title)
  await visit.type(field(text.phone), toNational(phone))
  await press(text.start.register)
  await shows(text.register.title)
  await visit.type(field(text.password), goodPassword)
  await visit.type(field(text.confirmPassword), goodPassword)
  await isSound(visit, 'register')
  await press(text.sendCode)
  await shows(text.code.title)
  await visit.type(field(text.code.label), await codeOf(visit.site, phone))
  await shows(text.personal.title)
  await visit.type(field(text.personal.name), names[visit.locale])
  await press(text.personal.save)
}

/** Without a profile the lookup answers 404, and a browser reports that in its console. */
const forgetNoProfile = (visit: EngineVisit): Promise<unknown> => visit.takeErrors()

/** From a stay to the bank and back, with what a guest gets: the code, the paper, the calendar's file. */
export async function book(visit: EngineVisit): Promise<void> {
  const { locale } = visit
  const choosing = bookingText[locale].messages
  const reservations = reservationsText[locale]
  const among = await propertiesWith('automatic')
  const { propertyId } = await findChoice(locale, nightsFor(visit), among)
  await go(visit, `/properties/${propertyId}?${partyQuery}`)
  await chooseDays(visit)
  await visit.click({ css: 'button', text: choosing.take })
  await visit.click({ css: 'button', text: choosing.book })
  await register(visit, newPhone())
  await arrives(visit, '/checkout')
  await isThere(visit, { css: '[name=guestName]' })
  await forgetNoProfile(visit)
  await isSound(visit, 'checkout')
  await tick(visit, 'input[value=qi]')
  await visit.click({ css: 'button', text: checkoutText[locale].book })
  await isThere(visit, { css: 'button[value=pay]' })
  await visit.takeErrors()
  await visit.click({ css: 'button[value=pay]' })
  await arrives(visit, '/payment/success')
  await isReady(visit)
  await isThere(visit, { css: 'h1', text: reservations.payment.accepted })
  await isSound(visit, 'paid')
  const order = Number(await visit.run(() => new URLSearchParams(location.search).get('order')))
  const [{ id } = { id: 0 }] = await query<{ id: number }>('select id from reservations where order_id = $1', [order])
  await go(visit, `/account/history/${id}`)
  await isThere(visit, { css: '[role=img], img', text: reservations.confirmation.qr })
  await isSound(visit, 'reservation')
  await seeFileOfCalendar(visit)
  await printPaper(visit)
}

async function seeFileOfCalendar(visit: EngineVisit): Promise<void> {
  const label = reservationsText[visit.locale].detail.calendar
  await isThere(visit, { css: 'main a', text: label })
  const file = await visit.run(async (text) => {
    const link = [...document.querySelectorAll('a')].find((one) => one.textContent?.includes(text))
    return (await fetch(link?.href ?? '')).text()
  }, label)
  expect(file).toContain('BEGIN:VEVENT')
}

/** Shows print-only elements on the screen, and hides the others. */
async function printPaper(visit: EngineVisit): Promise<void> {
  const paper = await visit.run(() => {
    const turn = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule) {
          const { mediaText } = rule.media
          if (/\bprint\b/.test(mediaText)) rule.media.mediaText = 'all'
        }
        if ('cssRules' in rule) turn(rule.cssRules as CSSRuleList)
      }
    }
    for (const sheet of document.styleSheets) turn(sheet.cssRules)
    const isShown = (element: Element | null) => (element?.getClientRects().length ?? 0) > 0
    const section = document.querySelector('section.print\\:block')
    return {
      hasPaper: isShown(section),
      hasCode: isShown(section?.querySelector('svg path') ?? null),
      hasHeading: isShown(document.querySelector('h1')),
      excess: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }
  })
  expect(paper).toEqual({ hasPaper: true, hasCode: true, hasHeading: false, excess: 0 })
  await isSound(visit, 'print')
}

/** The bell of an open page rings by itself when something is paid elsewhere. */
export async function hearBell(visit: SignedIn): Promise<void> {
  const { locale, client, accessToken } = visit
  await go(visit, '/about')
  const count = () => visit.run(() => document.querySelector('[data-personal] a [aria-live]')?.textContent ?? '')
  expect(await count()).toBe('')
  const booked = await bookOver(
    { client, accessToken, locale },
    { days: stayAhead(40), among: await propertiesWith('automatic') },
  )
  // On another device.
  await fetch(booked.link, { method: 'POST', body: new URLSearchParams({ choice: 'pay' }), redirect: 'manual' })
  await until(async () => (await count()) === '1', { what: 'the bell' })
  await go(visit, '/account/Notifications')
  await isThere(visit, { css: 'main a', text: notificationTitles[locale].confirmed })
  await isSound(visit, 'notifications')
  expect(await visit.run(() => location.pathname)).toBe(localPath(locale, '/account/Notifications'))
}

declare global {
  interface Window {
    timesAsked?: number
  }
}

/** Offered where a device can show notifications, and the browser asks for them after a tap alone. */
export async function seePushOffer(visit: SignedIn): Promise<void> {
  await go(visit, '/about')
  await until(() => visit.run(() => navigator.serviceWorker.controller !== null), { what: 'the worker' })
  await go(visit, '/account/Notifications')
  const turnOn = { css: 'main button', text: pushText[visit.locale].turnOn }
  if (await visit.run(() => 'PushManager' in window && typeof Notification !== 'undefined')) {
    await isThere(visit, turnOn)
    expect(await visit.run(() => Notification.permission)).toBe('default')
    // The browser's own question has no person to answer it.
    await visit.run(() => {
      window.timesAsked = 0
      Notification.requestPermission = async () => {
        window.timesAsked = (window.timesAsked ?? 0) + 1
        return 'default'
      }
    })
    await visit.click(turnOn)
    await until(() => visit.run(() => window.timesAsked === 1), { what: 'the question' })
    await isThere(visit, turnOn)
  } else {
    await isThere(visit, { css: 'h1' })
    expect(await visit.has(turnOn)).toBe(false)
  }
  await isSound(visit, 'push')
}
