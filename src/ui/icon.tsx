import type { ReactNode } from 'react'
import sprite from './icons.svg?url'
import moreSprite from './icons-more.svg?url'

export type IconProps = {
  className?: string
  /** Filled in the text colour: a chosen heart, a won star. */
  filled?: boolean
}

export const spriteHref = (name: string): string => `${sprite}#${name}`

/** Of icons-frame.svg, which every document has in itself. */
// @__NO_SIDE_EFFECTS__
export const frameHref = (name: string): string => `#i-${name}`

const draw = (href: string, className: string): ReactNode => (
  <svg aria-hidden="true" className={className}>
    <use href={href} />
  </svg>
)

/** A drawing by its name in a file that all pages share: a page that shows it twenty times does not carry it twenty times. */
// @__NO_SIDE_EFFECTS__
function iconOf(href: string, isMirrored: boolean) {
  const look = isMirrored ? 'icon rtl:-scale-x-100 ' : 'icon '
  return ({ className = 'size-5', filled = false }: IconProps) =>
    draw(href, (filled ? 'filled ' : '') + look + className)
}

/** Of what the frame and the search show: in the page itself, since browsers fetch a file of drawings after all scripts. */
// @__NO_SIDE_EFFECTS__
export const frameIcon = (name: string, isMirrored = false) => iconOf(frameHref(name), isMirrored)

/** Of what most pages show. */
// @__NO_SIDE_EFFECTS__
export const icon = (name: string, isMirrored = false) => iconOf(spriteHref(name), isMirrored)

/** Of what few pages show. */
// @__NO_SIDE_EFFECTS__
export const moreIcon = (name: string, isMirrored = false) => iconOf(`${moreSprite}#${name}`, isMirrored)
