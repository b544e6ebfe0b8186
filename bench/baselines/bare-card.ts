import { createElement as h, type ReactElement } from 'react'
import type { Ok } from '../../src/contract/contract.ts'
import { formatPrice } from '../../src/i18n/format.ts'

export type PropertyList = Ok<'GET /user/properties'>
type Property = PropertyList['data'][number]

// As much markup as a card of the site has, without components, context or router.
const widths = [320, 640, 960, 1600]
const sizes = '(min-width: 1024px) 22rem, (min-width: 640px) 50vw, 92vw'
const star = 'M12 3.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8Z'
const sourceSet = (url: string, type: string) => widths.map((w) => `${url}/${w}.${type} ${w}w`).join(', ')

const toPicture = ({ picture: { url, width, height, placeholder } }: Property): ReactElement =>
  h(
    'span',
    { className: 'relative block overflow-hidden bg-sunken aspect-4/3' },
    h('img', { src: placeholder, alt: '', 'aria-hidden': true, className: 'absolute inset-0 size-full blur-lg' }),
    h(
      'picture',
      { className: 'contents' },
      h('source', { type: 'image/avif', srcSet: sourceSet(url, 'avif'), sizes }),
      h('source', { type: 'image/webp', srcSet: sourceSet(url, 'webp'), sizes }),
      h('img', { src: `${url}/640.webp`, alt: '', width, height, loading: 'lazy', className: 'relative size-full' }),
    ),
  )

const toFacts = ({ propertyType, stars, rating }: Property): ReactElement =>
  h(
    'div',
    { className: 'flex items-center justify-between gap-2 text-sm text-ink-soft' },
    h(
      'span',
      { className: 'inline-flex items-center gap-2' },
      propertyType.title,
      stars && h('svg', { viewBox: '0 0 24 24', className: 'h-4' }, h('path', { d: star, className: 'fill-gold' })),
    ),
    h(
      'span',
      { className: 'inline-flex items-center gap-1.5 text-sm' },
      h('svg', { viewBox: '0 0 24 24', className: 'size-4' }, h('path', { d: star, className: 'fill-gold' })),
      h('span', { className: 'sr-only' }, `Rated ${rating.value} out of 5`),
      h('span', { 'aria-hidden': true, className: 'font-semibold text-ink' }, rating.value?.toFixed(1)),
      h('span', { className: 'text-ink-soft' }, `(${rating.count})`),
    ),
  )

const toPrice = ({ price, priceBefore, discount }: Property): ReactElement =>
  h(
    'p',
    { className: 'flex flex-wrap items-baseline gap-x-2' },
    discount > 0 &&
      h('s', { className: 'text-sm text-ink-soft' }, h('bdi', { dir: 'ltr' }, formatPrice('en', priceBefore))),
    h(
      'span',
      { className: 'font-bold text-ink tabular-nums text-xl' },
      h('bdi', { dir: 'ltr' }, formatPrice('en', price)),
    ),
    h('span', { className: 'text-sm text-ink-soft' }, 'a night'),
  )

export const toCard = (property: Property): ReactElement =>
  h(
    'li',
    { key: property.id, className: 'flex *:grow' },
    h(
      'article',
      { className: 'group/card relative isolate flex flex-col overflow-hidden rounded-card border bg-surface' },
      toPicture(property),
      h(
        'div',
        { className: 'flex grow flex-col gap-2 p-4' },
        toFacts(property),
        h('h2', { className: 'text-lg' }, h('a', { href: `/properties/${property.id}` }, property.title)),
        h('p', { className: 'flex items-center gap-1.5 text-sm text-ink-soft' }, property.location.title),
        property.discount > 0 && h('span', { className: 'absolute start-3 top-3' }, `${property.discount}% off`),
      ),
      h('div', { className: 'mt-auto px-4 pb-4' }, toPrice(property)),
    ),
  )
