export type DemoReview = {
  /** Slug/key of the property, package or activity as demo content names it. */
  of: string
  /** First name and family name as the person writes it, in the script of the text. */
  guest: string
  language: 'en' | 'ar' | 'ku'
  rating: 1 | 2 | 3 | 4 | 5
  /** clean, place, staff, comfort, worth, powerAndWater */
  parts: readonly [number, number, number, number, number, number]
  with: 'family' | 'couple' | 'friends' | 'alone'
  /** How many days before today it was written. */
  daysAgo: number
  text: string
  answer?: string
}
