import { inject } from 'vitest'
import type { Locale } from '../src/domain/locale.ts'

export type Item = { id: number; title: string; picture: { url: string } }
export type List = { data: Item[]; meta: { total: number; page: number; last: number } }

/** What the API says, asked over HTTP as anybody may. */
export async function ask<T = List>(path: string, locale: Locale = 'en'): Promise<T> {
  const response = await fetch(`${inject('site')}/services/api${path}${path.includes('?') ? '&' : '?'}lang=${locale}`)
  if (!response.ok) throw new Error(`${response.status} for ${path}`)
  return (await response.json()) as T
}
