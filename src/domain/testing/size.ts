import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether there are hours, or only minutes. */
    isSoak: boolean
  }
}

/** How many of a thing are tried: all of them by `npm run soak`, a tenth (or as said) by `npm test`. */
export const sizeOf = (whole: number, small = Math.ceil(whole / 10)): number => (inject('isSoak') ? whole : small)
