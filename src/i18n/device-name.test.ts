import { expect, test } from 'vitest'
import { isHandheld, parseAgent, toDeviceKind } from '../domain/accounts/device-kind.ts'
import { toDeviceName } from './device-name.ts'
import { accountText } from './messages/account.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const android = 'Mozilla/5.0 (Linux; Android 10; K)'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  [`${android} ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`, 'chrome', 'android'],
  [`${android} ${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 'samsung', 'android'],
  [`${android} ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36 OPR/91.0`, 'opera', 'android'],
  [`${android} ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36 EdgA/140.0.0.0`, 'edge', 'android'],
  ['Mozilla/5.0 (Android 15; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0', 'firefox', 'android'],
  [
    `${android} ${webkit} Version/4.0 Chrome/140.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/520.0;]`,
    'facebook',
    'android',
  ],
  [`${iphone} Mobile/15E148 Instagram 390.0.0 (iPhone14,5; iOS 18_5; ar)`, 'instagram', 'iphone'],
  [`${iphone} Version/18.5 Mobile/15E148 Safari/604.1`, 'safari', 'iphone'],
  [`${iphone} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`, 'chrome', 'iphone'],
  [`${iphone} FxiOS/142.0 Mobile/15E148 Safari/604.1`, 'firefox', 'iphone'],
  [
    'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 Version/16.6 Mobile Safari/604.1',
    'safari',
    'ipad',
  ],
  [`${windows} ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'edge', 'windows'],
  [`${windows} ${webkit} Chrome/140.0.0.0 Safari/537.36`, 'chrome', 'windows'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15',
    'safari',
    'mac',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/140.0.0.0 Safari/537.36`, 'chrome', 'chromeos'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0', 'firefox', 'linux'],
  ['curl/8.5.0', null, null],
  [null, null, null],
])('%s', (agent, browser, system) => expect(parseAgent(agent)).toEqual({ browser, system }))

const { sessions } = accountText.en.profile

test.each([
  [`${android} Chrome/140`, 'Chrome on Android'],
  ['Chrome/140', 'Chrome'],
  ['Dalvik/2.1.0 (Linux; U; Android 14; SM-A546E)', 'Android'],
  ['curl/8.5.0', 'Unknown device'],
  [null, 'Unknown device'],
])('%s is called %s', (agent, name) => expect(toDeviceName(agent, sessions)).toBe(name))

test('a telephone is told from a computer', () => {
  expect([android, iphone, windows, null].map(isHandheld)).toEqual([true, true, false, false])
})

test('is of the same kind in every version', () => {
  const chrome = (version: number, phone: string) =>
    `Mozilla/5.0 (Linux; Android 15; ${phone}) AppleWebKit/537.36 Chrome/${version}.0.0.0 Mobile Safari/537.36`
  expect(toDeviceKind(chrome(140, 'K'))).toBe(toDeviceKind(chrome(152, 'SM-S931B')))
  const others = [chrome(140, 'K').replace('Android 15', 'X11'), 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0.0.0', null]
  expect(new Set([chrome(140, 'K'), ...others].map(toDeviceKind)).size).toBe(4)
})
