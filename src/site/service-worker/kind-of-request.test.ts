import { describe, expect, test } from 'vitest'
import { kindOf, localeOfPath, type RequestKind } from '../../client/service-worker/kind-of-request.ts'
import { alwaysStoredPattern, storedPattern } from '../screens/patterns.ts'

const origin = 'https://safar.example'
const paths = { stored: storedPattern, alwaysStored: alwaysStoredPattern }
const ask = (path: string, { method = 'GET', mode = 'navigate' } = {}) =>
  kindOf({ url: new URL(path, origin).href, method, mode, origin }, paths)

describe('a request', () => {
  test.each<[string, RequestKind]>([
    ['/', 'page'],
    ['/ar', 'page'],
    ['/ku/properties/12?checkIn=2026-12-01', 'page'],
    ['/account', 'page'],
    ['/ku/account/history/7', 'page'],
    ['/account/history/7/driver', 'page'],
    ['/account/purchases/7/tickets', 'page'],
    ['/ar/account/subscription/code', 'page'],
    // Money, papers and secrets are shown as they are now, or not at all.
    ['/account/wallet', 'live-page'],
    ['/account/profile', 'live-page'],
    ['/ar/account/travellers', 'live-page'],
    ['/account/history/7/calendar', 'live-page'],
    ['/checkout/umrah/3', 'live-page'],
    ['/payment/success', 'live-page'],
    ['/tickets/secret-of-a-ticket', 'live-page'],
    ['/wishlist/secret-of-a-wishlist', 'live-page'],
    ['/ku/wishlist/secret-of-a-wishlist', 'live-page'],
    ['/pay/secret-of-a-payer', 'live-page'],
    ['/ar/email/confirm/secret-of-a-mail', 'live-page'],
    ['/business', 'live-page'],
    ['/ku/business/departures/7', 'live-page'],
    ['/services/api/public/events', 'live-page'],
  ])('to open %s is a %s', (path, kind) => {
    expect(ask(path)).toBe(kind)
  })

  test.each<[string, RequestKind]>([
    ['/assets/frame-abc.js', 'file'],
    ['/pictures/12-ab34cd/640.avif', 'file'],
    ['/map/iraq.svg', 'ground'],
    ['/ku/properties/12.data', 'data'],
    ['/account/purchases/7/tickets.data', 'data'],
    ['/properties.data?page=2', 'other'],
    ['/account/profile.data', 'other'],
    ['/services/api/customer/events', 'other'],
    ['/api/session', 'other'],
    ['https://elsewhere.example/assets/x.js', 'other'],
  ])('for %s is of kind %s', (path, kind) => {
    expect(ask(path, { mode: 'cors' })).toBe(kind)
  })

  test('that changes something is none of ours', () => {
    expect(ask('/properties/12', { method: 'POST' })).toBe('other')
  })
})

test('an address says its language', () => {
  expect(['/', '/ku', '/ar/account', '/arabesque', '/kurdish'].map(localeOfPath)).toEqual([
    'en',
    'ku',
    'ar',
    'en',
    'en',
  ])
})
