import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/** Replaces a module of constant values by the values themselves, so that a bundle has them without what they are made of. */
export const evaluateAtBuild = (file: string): Plugin => ({
  name: 'evaluate-at-build',
  apply: 'build',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(`/src/${file}`)) return null
    const values = Object.entries((await import(pathToFileURL(id).href)) as Record<string, unknown>)
    return values.map(([name, value]) => `export const ${name} = ${toSource(value)}`).join('\n')
  },
})

const toSource = (value: unknown): string => (value instanceof RegExp ? `${value}` : JSON.stringify(value))
