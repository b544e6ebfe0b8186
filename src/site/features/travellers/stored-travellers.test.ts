import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubSessionStorage } from '../../../client/device/testing/session-storage.ts'
import { findStoredTravellers, forgetTravellers, keepTravellers } from './stored-travellers.ts'
import { emptyTravellerDraft, type SavedTraveller, toTravellerDraft } from './traveller-draft.ts'

const saved: SavedTraveller = {
  id: 7,
  firstName: 'Zara',
  lastName: 'Ahmed',
  birthDate: '1990-05-17',
  gender: 'female',
  passportNumber: 'A1234567',
  passportExpiresOn: '2030-01-01',
  nationality: 'IQ',
}
const typed = {
  ...emptyTravellerDraft,
  firstName: 'Sami',
  passportNumber: 'B7654321',
  passportExpiresOn: '2031-01-01',
  isToSave: true,
}
const here = { owner: '12', item: 'umrah 3' }

let storage: Map<string, string>
beforeEach(() => {
  storage = stubSessionStorage()
})
afterEach(() => vi.unstubAllGlobals())

test('a reload loses nothing but the passports that were typed', () => {
  keepTravellers(here, [toTravellerDraft(saved), typed])
  expect([...storage.values()].join()).not.toMatch(/A1234567|B7654321|203[01]-01-01/)
  expect(findStoredTravellers(here, [saved])).toEqual([
    toTravellerDraft(saved),
    { ...typed, passportNumber: '', passportExpiresOn: '' },
  ])
})

test('whoever was removed since is somebody who was typed', () => {
  keepTravellers(here, [toTravellerDraft(saved)])
  expect(findStoredTravellers(here, [])).toMatchObject([{ firstName: 'Zara', savedId: null, passportNumber: '' }])
})

test('another person, another item and a finished purchase begin anew', () => {
  keepTravellers(here, [typed])
  expect(findStoredTravellers({ ...here, owner: '13' }, [])).toBeNull()
  expect(findStoredTravellers({ ...here, item: 'umrah 4' }, [])).toBeNull()
  forgetTravellers()
  expect(findStoredTravellers(here, [])).toBeNull()
})
