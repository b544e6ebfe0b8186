import type { ComponentPropsWithoutRef, ElementType, ReactNode } from 'react'
import { classes } from './classes.ts'

type CardProps = {
  as?: 'article' | 'div' | 'section' | 'li'
  media?: ReactNode
  footer?: ReactNode
  className?: string
  children: ReactNode
}

/** The ring is drawn on the card, not on the stretched link, so that `overflow-hidden` cannot cut it. */
export function Card({ as: Tag = 'article', media, footer, className, children }: CardProps) {
  return (
    <Tag className={classes('card', className)}>
      {media}
      <div className="card-body">{children}</div>
      {footer && <div className="card-foot">{footer}</div>}
    </Tag>
  )
}

type CardLinkProps<T extends ElementType> = { as?: T; className?: string } & Omit<
  ComponentPropsWithoutRef<T>,
  'as' | 'className'
>

/** Put it inside the card's heading: its area is stretched over the whole card. */
export function CardLink<T extends ElementType = 'a'>({ as, className, ...rest }: CardLinkProps<T>) {
  const Tag: ElementType = as ?? 'a'
  return <Tag {...rest} className={classes('card-link', className)} />
}

/** Lifts a second control (a heart, a button) above the stretched link. */
export function CardAction({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classes('relative z-20', className)}>{children}</div>
}
