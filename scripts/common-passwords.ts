import { dictionary } from '@zxcvbn-ts/language-common'
import type { Plugin } from 'vite'
import { commonBlocks } from '../src/domain/passwords/common-ranks.ts'

const id = 'virtual:common-passwords'

/** The most used passwords up to `count`. The order within a block says nothing, so it is the one that compresses best. */
export function packCommonPasswords(count: number): string {
  const all = dictionary['passwords-common'].slice(0, count)
  const starts = [0, ...commonBlocks]
  return starts.flatMap((start, at) => all.slice(start, commonBlocks[at]).sort()).join('\n')
}

/** A tenth of the weight of all of them, and what most people would try. The server knows the rest. */
export const browserPasswords = 10_000

/** The list for the browser, which requests it when a new password is typed. */
export const commonPasswords = (): Plugin => ({
  name: 'common-passwords',
  resolveId: (source) => (source === id ? `\0${id}` : null),
  load: (source) =>
    source === `\0${id}` ? `export default ${JSON.stringify(packCommonPasswords(browserPasswords))}` : null,
})
