import type { Locale } from '../../src/domain/text/locale.ts'
import { ask } from './api.ts'

export type PropertyCard = {
  id: number
  title: string
  stars: number | null
  discount: number
  rating: { value: number | null }
  propertyType: { id: number; title: string }
  location: { id: number; title: string }
  price: { amount: number; currency: 'IQD' | 'USD' }
}

/** All stays as the API has them: the witness. */
export async function allProperties(locale: Locale): Promise<PropertyCard[]> {
  const pages = await Promise.all(
    [1, 2].map((page) => ask<{ data: PropertyCard[] }>(`/user/properties?limit=100&page=${page}`, locale)),
  )
  return pages.flatMap(({ data }) => data)
}

export const dinarsOf = ({ price }: PropertyCard): number => price.amount * (price.currency === 'USD' ? 1310 : 1)
