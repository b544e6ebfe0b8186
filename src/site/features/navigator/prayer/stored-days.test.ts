import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubLocalStorage } from '../../../../client/device/testing/local-storage.ts'
import { toPrayerDays } from '../../../../domain/prayer/prayer-times.ts'
import { parsePrayerSettings } from './device-settings.ts'
import { isOf, type PrayerDays } from './prayer-days.ts'
import { findStoredDays, isPrayerDays, storeDays } from './stored-days.ts'

let stored: Map<string, string>
beforeEach(() => {
  stored = stubLocalStorage()
})
afterEach(() => vi.unstubAllGlobals())

const mwl = { key: 'mwl', name: 'Muslim World League' } as const
const table = { key: 'table', name: 'Printed calendar' } as const
const jafari = { key: 'jafari', name: 'Jafari' } as const

const daysOf = (id: number, method: PrayerDays['method'] = mwl): PrayerDays => ({
  location: { id, title: `City ${id}` },
  method,
  methods: id === 2 ? [table, mwl, jafari] : [mwl, jafari],
  days: toPrayerDays({ latitude: 33.3, longitude: 44.4 }, 'mwl', '2026-11-16', 31),
})

test('the days of the last places are kept, each once, the newest of a place alone', () => {
  for (const id of [1, 2, 3, 4, 5]) storeDays(daysOf(id))
  storeDays(daysOf(5))
  expect([1, 2, 3, 4, 5].map((id) => findStoredDays({ location: id, method: 'mwl' })?.location.id ?? null)).toEqual([
    null,
    2,
    3,
    4,
    5,
  ])
  expect(findStoredDays({ location: 3, method: null })?.days).toHaveLength(31)
  expect((stored.get('safar.prayer-days') ?? '').length).toBeLessThan(30_000)
})

test('a place is found by its method', () => {
  storeDays(daysOf(2, table))
  storeDays(daysOf(2, jafari))
  expect(findStoredDays({ location: 2, method: null })?.method.key).toBe('table')
  expect(findStoredDays({ location: 2, method: 'jafari' })?.method.key).toBe('jafari')
  expect(findStoredDays({ location: 2, method: 'mwl' })).toBeNull()
})

test('a method that a place does not have is answered by its own', () => {
  expect(isOf(daysOf(1), { location: 1, method: 'table' })).toBe(true)
  expect(isOf(daysOf(1, jafari), { location: 1, method: null })).toBe(false)
  expect(isOf(daysOf(1), { location: 2, method: 'mwl' })).toBe(false)
})

test.each([
  ['nothing', null],
  ['another shape', { days: [] }],
  ['no days', { ...daysOf(1), days: [] }],
  ['a day without a time', { ...daysOf(1), days: [{ date: '2026-11-16', fajr: '05:09' }] }],
  ['markup', { ...daysOf(1), days: daysOf(1).days.map((day) => ({ ...day, isha: '<b>' })) }],
])('%s is not taken for days', (_, value) => expect(isPrayerDays(value)).toBe(false))

test('settings that nobody can have made are left away, one by one', () => {
  expect(parsePrayerSettings({ method: 'jafari', minutes: { fajr: -5, isha: 400, asr: 'x' } })).toEqual({
    method: 'jafari',
    minutes: { fajr: -5, dhuhr: 0, asr: 0, maghrib: 0, isha: 0 },
  })
  expect(parsePrayerSettings({ method: 'moon' }).method).toBeNull()
  expect(parsePrayerSettings(7).minutes.fajr).toBe(0)
})
