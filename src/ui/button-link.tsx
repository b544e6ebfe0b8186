import type { ComponentPropsWithoutRef, ElementType } from 'react'
import { classes } from './classes.ts'

export type ButtonTone = 'primary' | 'quiet' | 'danger' | 'ghost'
export type ButtonSize = 'small' | 'medium' | 'large' | 'icon'
export type ButtonLook = { tone?: ButtonTone; size?: ButtonSize; className?: string }

/** One look for anchors, router links, plain buttons and React Aria buttons. */
export const buttonClass = ({ tone = 'primary', size = 'medium', className }: ButtonLook = {}) =>
  classes('button', `button-${tone}`, `button-${size}`, className)

type ButtonLinkProps<T extends ElementType> = ButtonLook & { as?: T } & Omit<
    ComponentPropsWithoutRef<T>,
    'as' | 'tone' | 'size' | 'className'
  >

export function ButtonLink<T extends ElementType = 'a'>({ as, tone, size, className, ...rest }: ButtonLinkProps<T>) {
  const Tag: ElementType = as ?? 'a'
  return <Tag {...rest} className={buttonClass({ tone, size, className })} />
}
