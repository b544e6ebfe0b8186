import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { configDocs } from '../../scripts/config-docs.ts'
import { ConfigError, Environment, parseConfig } from './config.ts'
import { type Setting, settings } from './settings.ts'

describe('the configuration', () => {
  test('works without any', () => {
    expect(parseConfig({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      PUBLIC_URL: 'http://localhost:3000',
      SERVICES: ['site', 'api', 'auth', 'search'],
      CORS_ORIGINS: [],
      DEMO_CONTENT: true,
      DEV_PAGES: false,
    })
  })

  test('an empty variable is an unset one', () => expect(parseConfig({ PORT: '', DATABASE_URL: '' }).PORT).toBe(3000))

  test('the public address follows the port, and loses its last slash', () => {
    expect(parseConfig({ PORT: '8080' }).PUBLIC_URL).toBe('http://localhost:8080')
    expect(parseConfig({ PUBLIC_URL: 'https://safar.example/' }).PUBLIC_URL).toBe('https://safar.example')
  })

  const own = { DATABASE_URL: 'postgresql://somewhere/safar' }
  test.each([
    ['the embedded database', {}, true],
    ['the embedded database, if it is told so', { DEMO_CONTENT: 'auto' }, true],
    ['no database of your own', own, false],
    ['a database of your own, where it is forced', { ...own, DEMO_CONTENT: 'true' }, true],
    ['nothing where it is forbidden', { DEMO_CONTENT: 'false' }, false],
  ])('demo content goes into %s', (_, environment, expected) => {
    expect(parseConfig(environment).DEMO_CONTENT).toBe(expected)
  })

  test.each([
    [{ PORT: 'abc' }, 'PORT must be a number (it is "abc")'],
    [{ PORT: '70000' }, 'PORT must be at most 65535 (it is "70000")'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be a postgresql:// address (it is "mysql://x")'],
    [{ DATABASE_URL: 'mysql://me:secret@x' }, 'DATABASE_URL must be a postgresql:// address (it is "mysql://me:…@x")'],
    [{ API_URL: 'api.example' }, 'API_URL must be an http:// or https:// address (it is "api.example")'],
    [{ SEARCH_URL: 'ftp://x' }, 'SEARCH_URL must be an http:// or https:// address (it is "ftp://x")'],
    [{ SERVICES: 'site,shop' }, 'SERVICES must name some of site, api, auth, search (it is "site,shop")'],
    [{ DEMO_CONTENT: 'yes' }, 'DEMO_CONTENT must be one of auto, true, false (it is "yes")'],
    [{ BOT_CHECK: 'maybe' }, 'BOT_CHECK must be one of altcha, recaptcha, turnstile, none (it is "maybe")'],
    [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET must have at least 32 characters (it is "…")'],
    [{ SMS_HEADERS: 'a: b' }, 'SMS_HEADERS must be a JSON object of texts (it is "…")'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 16 characters (it is "…")'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be a level such as info or warn (it is "loud")'],
  ])('%j is told clearly', (environment, message) => {
    expect(() => parseConfig(environment)).toThrow(new ConfigError(message))
  })

  test('every bad value is told at once', () => {
    expect(() => parseConfig({ PORT: 'a', LOG_LEVEL: 'b' })).toThrow(/PORT .*\nLOG_LEVEL /)
  })

  test('knows exactly the settings of the table', () => {
    expect(Object.keys(Environment.shape).sort()).toEqual(Object.keys(settings).sort())
  })

  test('the documentation and the example are those of the table: `npm run docs:config` makes them', () => {
    for (const { path, text } of configDocs()) expect(readFileSync(path, 'utf8')).toBe(text)
  })

  test('the defaults that the table names are those that hold', () => {
    const usual = parseConfig({})
    const named = Object.entries<Setting>(settings).flatMap(([name, setting]) => {
      const [, value] = setting.default?.match(/^`([^`]*)`$/) ?? []
      // One that is made of others names them.
      return value === undefined || /PORT|PUBLIC_URL|^\{/.test(value) || name === 'DEMO_CONTENT'
        ? []
        : [[name, value] as const]
    })
    expect(named.length).toBeGreaterThan(10)
    for (const [name, value] of named) {
      const held = usual[name as keyof typeof usual]
      expect(name === 'DATA_DIR' ? basename(String(held)) : String(held), name).toBe(value)
    }
  })
})

describe('whose word on an address is taken', () => {
  test.each([
    ['', ['loopback']],
    ['none', false],
    ['2', 2],
    ['10.0.0.0/8, uniquelocal,2001:db8::/32', ['10.0.0.0/8', 'uniquelocal', '2001:db8::/32']],
  ])('%j is %j', (TRUST_PROXY, trusted) => expect(parseConfig({ TRUST_PROXY }).TRUST_PROXY).toEqual(trusted))

  test.each(['everybody', '10.0.0.0/33', '1.2.3', '12', 'true', '10.0.0.0/8/8'])('%j is refused', (TRUST_PROXY) =>
    expect(() => parseConfig({ TRUST_PROXY })).toThrow(/TRUST_PROXY must be none, a number of hops/),
  )
})

describe('a scanner', () => {
  test.each([
    ['tcp://127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
    ['tcp://clamd:3310', { host: 'clamd', port: 3310 }],
    ['tcp://[::1]:3310', { host: '::1', port: 3310 }],
    ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
    ['unix:///run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
    ['', undefined],
  ])('at %j is %j', (CLAMAV, target) => expect(parseConfig({ CLAMAV }).CLAMAV).toEqual(target))

  test.each(['on', '127.0.0.1:3310', 'tcp://clamd', 'tcp://clamd:0', 'tcp://clamd:99999', 'unix:clamd.ctl'])(
    'at %j is none',
    (CLAMAV) => expect(() => parseConfig({ CLAMAV })).toThrow('CLAMAV must be'),
  )
})
