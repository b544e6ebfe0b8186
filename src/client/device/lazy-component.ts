import { type ComponentType, lazy } from 'react'
import { isPageLeft } from './reload-guard.ts'

/**
 * Loads a part of a page when it is drawn. Firefox and Safari break its import off where the page is being left: the part then stays as
 * it is, and no error screen flashes.
 */
// biome-ignore lint/suspicious/noExplicitAny: as React states it, so that a part keeps its own props
export const lazyComponent = <Part extends ComponentType<any>>(load: () => Promise<{ default: Part }>) =>
  lazy(() =>
    load().catch(async (error: unknown) => {
      if (await isPageLeft()) return new Promise<never>(() => {})
      throw error
    }),
  )
