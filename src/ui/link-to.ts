import type { ElementType } from 'react'

/** A router's link takes `to`, an anchor takes `href`; components that draw links accept either by their `as` prop. */
export const linkTo = (as: ElementType | undefined, href: string) =>
  as === undefined || as === 'a' ? { href } : { to: href }
