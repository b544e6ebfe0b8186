import { expect, test } from 'vitest'
import { noMinutes } from '../../../../domain/prayer/next-prayer.ts'
import { goesBy, toNeeds } from './reminder-needs.ts'

const reminders = { chosen: null, hasDevice: false, isAllowed: true }

test.each([
  ['a visitor has to sign in', { isMember: false, push: 'off', reminders: null }, 'sign-in'],
  ['nothing is asked for before the answer', { isMember: true, push: 'off', reminders: null }, null],
  [
    'who wants no notifications',
    { isMember: true, push: 'on', reminders: { ...reminders, isAllowed: false } },
    'permission',
  ],
  ['a browser that shows none', { isMember: true, push: 'none', reminders }, 'browser'],
  ['a device that was not asked yet', { isMember: true, push: 'off', reminders }, 'device'],
  ['a device that refused', { isMember: true, push: 'refused', reminders }, 'device'],
  ['this device', { isMember: true, push: 'on', reminders }, null],
  ['another device', { isMember: true, push: 'none', reminders: { ...reminders, hasDevice: true } }, null],
] as const)('%s', (_, input, needs) => expect(toNeeds(input)).toBe(needs))

test('who changes the times of a device is told that the saved ones are others', () => {
  const shown = { place: { id: 3 }, method: null, minutes: noMinutes }
  const chosen = { location: 3, method: null, prayers: [], minutesBefore: 0, minutes: noMinutes }
  expect(goesBy(chosen, shown)).toBe(true)
  expect(goesBy(chosen, { ...shown, place: { id: 4 } })).toBe(false)
  expect(goesBy(chosen, { ...shown, method: 'jafari' })).toBe(false)
  expect(goesBy(chosen, { ...shown, minutes: { ...noMinutes, isha: 2 } })).toBe(false)
})
