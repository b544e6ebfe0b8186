import type { ReactNode } from 'react'
import sprite from './icons.svg?url'
import moreSprite from './icons-more.svg?url'

export type IconProps = {
  className?: string
  /** Filled in the text colour: a chosen heart, a won star. */
  filled?: boolean
}

export const spriteHref = (name: string): string => `${sprite}#${name}`

/** An icon of icons-frame.svg, which every document contains. */
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

/** Icons of the frame and the search: inside the page, since browsers fetch a file of drawings after all scripts. */
// @__NO_SIDE_EFFECTS__
export const frameIcon = (name: string, isMirrored = false) => iconOf(frameHref(name), isMirrored)

/** Icons of most pages. */
// @__NO_SIDE_EFFECTS__
export const icon = (name: string, isMirrored = false) => iconOf(spriteHref(name), isMirrored)

/** Icons of few pages. */
// @__NO_SIDE_EFFECTS__
export const moreIcon = (name: string, isMirrored = false) => iconOf(`${moreSprite}#${name}`, isMirrored)
