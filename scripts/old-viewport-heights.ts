import type { Plugin } from 'vite'

/** A declaration with a height between a phone's bars (`dvh`, `svh`, `lvh`), with the same in `vh` before it, for Chrome before 108. */
export const withOldHeights = (styles: string): string =>
  styles.replace(
    /(^|[{;])(\s*)([a-z-]+)\s*:([^;{}]*\d)[dls]vh([^;{}]*)/g,
    (declaration, before: string, space: string, property: string) => {
      if (property.startsWith('--')) return declaration
      const rest = declaration.slice(before.length)
      return `${before}${rest.replace(/(\d)[dls]vh/g, '$1vh')};${space}${rest.trimStart()}`
    },
  )

/** After Tailwind, which writes the declarations. */
export const oldViewportHeights = (): Plugin => ({
  name: 'safar:old-viewport-heights',
  enforce: 'pre',
  apply: 'build',
  transform: (code, id) => (/\.css($|\?)/.test(id) ? { code: withOldHeights(code), map: null } : undefined),
})
