import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findDeclination } from '../../src/domain/prayer/magnetic-declination.ts'
import { addMinutes } from '../../src/domain/prayer/next-prayer.ts'
import type { PrayerClocks } from '../../src/domain/prayer/prayer-methods.ts'
import { toQibla } from '../../src/domain/prayer/qibla.ts'
import { locales } from '../../src/domain/text/locale.ts'
import { prayerText } from '../../src/i18n/messages/prayer.ts'
import { prayerRemindersText } from '../../src/i18n/messages/prayer-reminders.ts'
import { qiblaText } from '../../src/i18n/messages/qibla.ts'
import { successMessages } from '../../src/i18n/messages/successes.ts'
import { prayerNames } from '../../src/i18n/prayer-names.ts'
import { ask } from '../support/api.ts'
import { openPage, resize } from '../support/browser.ts'
import { requireOk } from '../support/client.ts'
import { casesIn } from '../support/locale-sample.ts'
import { expectHealthy, findBarriers, listErrors } from '../support/page-health.ts'
import { openSignedIn } from '../support/signed-in.ts'

type Times = { data: ({ date: string } & PrayerClocks)[] }
type Located = { id: number; title: string; coordinates: { latitude: number; longitude: number } }

const locationOf = async (title: string): Promise<Located> => {
  const found = (await ask<{ data: Located[] }>('/locations')).data.find((one) => one.title === title)
  if (!found) throw new Error(`There is no ${title}`)
  return found
}

/** The direction of the device's top, clockwise from north, while it lies flat. */
async function turnDevice(page: Page, heading: number): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  const type = 'absolute-orientation'
  const half = (-heading * Math.PI) / 360
  await cdp.send('Emulation.setSensorOverrideEnabled', { enabled: true, type, metadata: { available: true } })
  await cdp.send('Emulation.setSensorOverrideReadings', {
    type,
    reading: { quaternion: { x: 0, y: 0, z: Math.sin(half), w: Math.cos(half) } },
  })
}

/** The names of points that the needle lies on, wherever it and the dial are turned to. */
const findCovered = (page: Page): Promise<string[]> =>
  page.getByRole('img').evaluate((drawing) => {
    const dial = drawing.querySelector('g')
    const needle = dial?.querySelector('g')
    const shape = needle?.querySelector('path')
    if (!dial || !needle || !shape) throw new Error('There is no needle')
    const names = [...drawing.querySelectorAll('text')]
    const covered = new Set<string>()
    for (let bearing = 0; bearing < 360; bearing += 3) {
      needle.setAttribute('transform', `rotate(${bearing})`)
      const toShape = shape.getScreenCTM()?.inverse()
      for (const name of names) {
        const { left, top, width, height } = name.getBoundingClientRect()
        for (let part = 0; part <= 1; part += 0.125)
          for (const line of [0.3, 0.5, 0.7])
            if (shape.isPointInFill(new DOMPoint(left + width * part, top + height * line).matrixTransform(toShape)))
              covered.add(name.textContent ?? '')
      }
    }
    return [...covered]
  })

describe.each(casesIn('ku', locales))('the Qibla on a phone in %s', (locale) => {
  test('is found by the sensor, and a device without one says so', async () => {
    const t = qiblaText[locale]
    const baghdad = await locationOf('Baghdad')
    const { bearing } = toQibla(baghdad.coordinates)
    const visit = await openPage({ locale, width: 390 })
    const { page, context } = visit
    // A phone lets every page read them; Chromium without a window has to be told.
    await context.grantPermissions(['accelerometer', 'gyroscope', 'magnetometer'])
    await visit.go('/navigator/qibla')
    await page.getByRole('button', { name: t.start }).click()
    await page.getByText(t.missing).waitFor()
    await page.getByRole('button', { name: t.stop }).click()

    // A needle points east of true north, so that a device which faces the Qibla reads less.
    await turnDevice(page, bearing - (findDeclination(baghdad.coordinates) ?? 0))
    await page.getByRole('button', { name: t.start }).click()
    await page.getByText(t.unknown).waitFor()
    await expect.poll(() => page.getByRole('status').getByText(t.facing).count()).toBe(1)
    const turned = async () => {
      const drawn = await page.getByRole('img').locator('> g').getAttribute('transform')
      return Number(drawn?.match(/-[\d.]+/)?.[0])
    }
    await expect.poll(turned).toBeCloseTo(-bearing, 0)
    // A tap that unfolds a part moves the parts below it.
    await expectHealthy(visit, { skip: ['shift'] })
    expect(await findCovered(page)).toEqual([])
  })
})

test('prayer times are Baghdad’s wherever the phone is; settings of a device are remembered, offline too', async () => {
  const erbil = await locationOf('Erbil')
  const { data } = await ask<Times>(`/public/prayer-times/${erbil.id}?days=31`)
  const t = prayerText.en
  // The clocks of this browser are those of Los Angeles.
  const visit = await openPage({ width: 390, colorScheme: 'dark' })
  const { page } = visit
  const { date, dhuhr, asr } = data[0] ?? { date: '', dhuhr: '', asr: '' }
  await page.clock.setFixedTime(new Date(`${date}T10:00:00+03:00`))
  await visit.go('/navigator/prayer')
  await page.getByLabel(t.location).selectOption({ label: 'Erbil' })
  const card = page.getByRole('region', { name: t.next })
  await card.getByText(dhuhr, { exact: true }).waitFor()
  const [hours = 0, minutes = 0] = dhuhr.split(':').map(Number)
  expect(await card.textContent()).toBe(
    `${t.next}Dhuhr${dhuhr}${t.remaining}${hours - 10}:${String(minutes).padStart(2, '0')}:00`,
  )
  expect(await page.getByRole('row').count()).toBeGreaterThan(28)

  await page.getByText(t.settings).click()
  expect(await findBarriers(visit)).toEqual([])
  await page.getByRole('button', { name: `${t.more}: ${t.minutesOf('Asr')}` }).click()
  const row = page.getByRole('region', { name: 'Erbil' }).getByRole('listitem').filter({ hasText: 'Asr' })
  const later = addMinutes(asr, 1)
  await expect.poll(() => row.textContent()).toBe(`Asr${later}`)

  // The plain address is Baghdad’s; this device has another choice, offline too.
  await page.route('**/public/prayer-times/**', (route) => route.abort())
  await visit.go('/navigator/prayer')
  await page.getByText(t.kept).waitFor()
  await expect.poll(() => row.textContent()).toBe(`Asr${later}`)
})

test.each(casesIn('ar', locales))('the month in %s is printed on narrow paper with whole words', async (locale) => {
  const { page, go } = await openPage({ locale, width: 390 })
  // Ramadan of 2027 begins in February and has a column more.
  await go('/navigator/prayer?month=2027-02')
  await page.emulateMedia({ media: 'print' })
  for (const width of [390, 375, 320]) {
    await resize(page, { width, height: 844 })
    const lines = await page.getByRole('columnheader').evaluateAll((heads) =>
      heads.map((head) => {
        const range = document.createRange()
        range.selectNodeContents(head)
        const isUpright = getComputedStyle(head).writingMode === 'vertical-rl'
        return new Set([...range.getClientRects()].map(({ top, left }) => Math.round(isUpright ? left : top))).size
      }),
    )
    expect(lines, `${width} px`).toEqual(lines.map(() => 1))
    // The frame around the table would cut what does not fit.
    const [table, frame] = await page
      .getByRole('table')
      .evaluate((element) => [element.scrollWidth, element.parentElement?.clientWidth ?? 0])
    expect(table, `${width} px`).toBeLessThanOrEqual(frame ?? 0)
  }
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(0)
})

test('who is signed in is reminded of the prayers they choose; a visitor is told what it needs', async () => {
  const [t, { remind }] = [prayerRemindersText.ku, prayerText.ku]
  const visitor = await openPage({ locale: 'ku', width: 390 })
  await visitor.go('/navigator/prayer')
  await visitor.page.getByRole('button', { name: remind }).click()
  await visitor.page.getByText(t.signIn).waitFor()
  await visitor.page.getByRole('region', { name: t.title }).getByRole('button', { name: t.signInButton }).click()
  await visitor.page.getByRole('dialog').waitFor()

  const visit = await openSignedIn({ locale: 'ku', width: 390, colorScheme: 'dark' })
  const { page, client, accessToken } = visit
  // The browser of a test shows no notifications, but a phone of theirs does.
  const body = { platform: 'ios', token: crypto.randomUUID() }
  requireOk(await client.send('POST', '/services/api/user/notifications/token', { token: accessToken, body }))
  await visit.go('/navigator/prayer')
  await page.getByRole('button', { name: remind }).click()
  const form = page.getByRole('region', { name: t.title })
  await form.getByRole('switch', { name: prayerNames.ku.maghrib }).check()
  await form.getByRole('switch', { name: prayerNames.ku.fajr }).check()
  await form.getByLabel(t.when).selectOption({ label: t.before(10) })
  expect(await findBarriers(visit, 'html', { hasColors: true })).toEqual([])
  await form.getByRole('button', { name: t.save }).click()
  await page.getByText(successMessages.ku.REMINDERS_SAVED).waitFor()

  await visit.go('/navigator/prayer')
  await page.getByRole('button', { name: remind }).click()
  await form.getByRole('switch').first().waitFor()
  await expect.poll(() => form.getByRole('switch', { checked: true }).count()).toBe(2)
  await expect.poll(() => form.getByLabel(t.when).inputValue()).toBe('10')
  expect(await listErrors(visit)).toEqual([])
})
