import { useRouteLoaderData } from 'react-router'
import type { HeadSite } from './head.ts'

/** The data of every page's frame. */
export type RootData = HeadSite & {
  apiUrl: string
  authUrl: string
  /** For the searching site. */
  searchUrl?: string
  searchKey?: string
  hasGoogle: boolean
  /** `text` says how many dinars a dollar is, and since when. */
  rate: { dinarsPerDollar: number; text: string }
}

/** Absent on an error screen that was rendered because the root's own loads failed. */
export const useRootData = (): RootData | undefined => useRouteLoaderData('root')
