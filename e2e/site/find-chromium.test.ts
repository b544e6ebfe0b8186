import { describe, expect, test, vi } from 'vitest'
import { findChromium, findWholeChromium, requireChromium } from '../../scripts/find-chromium.ts'

const machine = (programs: string[], environment: Record<string, string> = {}) => ({
  environment,
  runs: (path: string) => programs.includes(path),
  own: () => '/cache/playwright/chrome',
})

describe('findChromium', () => {
  const everything = ['/mine/chrome', '/tools/google-chrome', '/usr/bin/chromium', '/cache/playwright/chrome']
  test.each([
    ['CHROME_PATH first', machine(everything, { CHROME_PATH: '/mine/chrome', PATH: '/tools' }), '/mine/chrome'],
    ['then the PATH', machine(everything, { PATH: '/bin:/tools' }), '/tools/google-chrome'],
    ['then the usual places', machine(everything), '/usr/bin/chromium'],
    [
      'one without a window before one with it',
      machine([...everything, '/usr/bin/chromium-headless-shell'], { PATH: '/tools' }),
      '/usr/bin/chromium-headless-shell',
    ],
    ['then Playwright’s own', machine(['/cache/playwright/chrome']), '/cache/playwright/chrome'],
    [
      'an app of macOS',
      machine(['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']),
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ],
    [
      'a CHROME_PATH that names nothing is passed over',
      machine(everything, { CHROME_PATH: '/gone' }),
      '/usr/bin/chromium',
    ],
    ['none', machine([]), null],
  ])('%s', (_, look, path) => {
    expect(findChromium(look)).toBe(path)
  })
})

test('who needs one that could open a window gets none without it', () => {
  const shell = '/usr/bin/chromium-headless-shell'
  expect(findWholeChromium(machine([shell, '/usr/bin/chromium']))).toBe('/usr/bin/chromium')
  expect(findWholeChromium(machine([shell]))).toBeNull()
})

describe('requireChromium', () => {
  const install = (answers: (string | null)[], { isRootOnDebian = false, hasRun = true } = {}) => ({
    find: () => answers.shift() ?? null,
    run: vi.fn((_command: string[]) => hasRun),
    isRootOnDebian,
  })

  test('installs nothing where there is one', () => {
    const own = install(['/usr/bin/chromium'])
    expect(requireChromium(() => {}, own)).toBe('/usr/bin/chromium')
    expect(own.run).not.toHaveBeenCalled()
  })

  test.each([
    [true, ['apt-get update', 'sh -c apt-get install -y chromium-headless-shell || apt-get install -y chromium']],
    [false, [expect.stringMatching(/playwright-core\/cli\.js install chromium$/)]],
  ])('installs one where there is none (root on Debian: %s)', (isRootOnDebian, commands) => {
    const own = install([null, '/new/chromium'], { isRootOnDebian })
    expect(requireChromium(() => {}, own)).toBe('/new/chromium')
    expect(own.run.mock.calls.map(([command]) => command.join(' '))).toEqual(commands)
  })

  test.each([
    ['the installation fails', install([null, null], { hasRun: false })],
    ['the installation brings nothing that runs', install([null, null])],
  ])('says what is missing and the two ways to get it when %s', (_, own) => {
    expect(() => requireChromium(() => {}, own)).toThrow(/need Chromium.*CHROME_PATH.*install/)
  })
})
