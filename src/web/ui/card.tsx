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
    <Tag
      className={classes(
        'group/card relative isolate flex flex-col overflow-hidden rounded-card border border-line bg-surface shadow-soft',
        'outline-offset-2 outline-gold has-[[data-card-link]:focus-visible]:outline-3',
        className,
      )}
    >
      {media}
      <div className="flex grow flex-col gap-2 p-4">{children}</div>
      {footer && <div className="mt-auto px-4 pb-4">{footer}</div>}
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
  return (
    <Tag
      {...rest}
      data-card-link=""
      className={classes(
        'outline-none after:absolute after:inset-0 after:z-10 group-hover/card:underline underline-offset-4',
        className,
      )}
    />
  )
}

/** Lifts a second control (a heart, a button) above the stretched link. */
export function CardAction({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classes('relative z-20', className)}>{children}</div>
}
