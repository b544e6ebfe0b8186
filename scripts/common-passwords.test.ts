import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { rankCommon } from '../src/domain/passwords/common-ranks.ts'
import { findWeakness } from '../src/domain/passwords/find-weakness.ts'
import { browserPasswords, packCommonPasswords } from './common-passwords.ts'

const all = rankCommon(dictionary['passwords-common'])
const ofBrowser = rankCommon(packCommonPasswords(browserPasswords).split('\n'))

test('the browser ranks its words as the server does', () => {
  expect(ofBrowser.size).toBeGreaterThan(9_000)
  expect([...ofBrowser].filter(([word, rank]) => all.get(word) !== rank)).toEqual([])
})

test('the browser refuses nothing that the server takes', () => {
  const passwords = dictionary['passwords-common'].slice(5_000, 8_000).map((word) => `${word}2026!`)
  passwords.push(...dictionary['passwords-common'].slice(15_000, 16_000).map((word) => `${word} x9${word.slice(1)}`))
  const isRefused = (password: string, common: typeof all) => findWeakness(password, { common, phone: null }) !== null
  const onlyHere = passwords.filter((password) => isRefused(password, ofBrowser) && !isRefused(password, all))
  expect(onlyHere).toEqual([])
  expect(passwords.some((password) => isRefused(password, ofBrowser))).toBe(true)
})
