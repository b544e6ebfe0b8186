import { describe, expect, test } from 'vitest'
import { locales } from '../../domain/text/locale.ts'
import { screens } from '../../site/screens/table.ts'
import { about } from './about.ts'
import { download } from './download.ts'
import { homeHead } from './home.ts'
import { partners } from './partners.ts'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'

const pages = { about, download, homeHead, partners, privacy, terms }

/** Features that texts may mention once they have a screen; null: never. */
const promises: [what: string, phrase: RegExp, screen: string | null][] = [
  ['saved places', /saved places|wishlist|favourites|المفضلة|دڵخواز/i, '/account/wishlist'],
  ['prayer times and Qibla', /prayer times|qibla|مواقيت الصلاة|القبلة|قیبلە|کاتەکانی بانگ/i, '/navigator'],
  ['reviews by guests', /reviews|التقييمات|هەڵسەنگاندن/i, '/review'],
  ['photographs of the very room', /pictures show the rooms|صور الغرف التي ستنزل|وێنەکان هی هەمان ئەو ژوور/, null],
  ['our checking of each place', /stay is checked|checked by us|ونحن نتحقق منها|نتحقق منها|دەیانپشکنین|دەپشکنین/, null],
]

describe.each(locales)('the pages of prose in %s', (locale) => {
  test.each(promises)('promise no %s that nobody can have', (_, phrase, screen) => {
    if (screen && screens.some(({ path }) => path.startsWith(screen))) return
    const odd = Object.entries(pages).filter(([, page]) => phrase.test(JSON.stringify(page[locale])))
    expect(odd.map(([name]) => name)).toEqual([])
  })
})
