import type { ComponentPropsWithoutRef, ElementType } from 'react'
import { classes } from './classes.ts'

export type ButtonTone = 'primary' | 'quiet' | 'danger' | 'ghost'
export type ButtonSize = 'small' | 'medium' | 'large' | 'icon'
export type ButtonLook = { tone?: ButtonTone; size?: ButtonSize; className?: string }

const tones: Record<ButtonTone, string> = {
  primary: 'bg-brand text-on-brand hover:bg-brand-deep',
  quiet: 'border border-line-strong bg-surface text-ink hover:bg-sunken',
  danger: 'bg-danger text-on-danger hover:opacity-90',
  ghost: 'text-brand hover:bg-brand-soft',
}

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-11 px-3.5 text-sm',
  medium: 'min-h-12 px-5 text-base',
  large: 'min-h-14 px-7 text-lg',
  icon: 'size-11',
}

/** One look for anchors, router links, plain buttons and React Aria buttons. */
export const buttonClass = ({ tone = 'primary', size = 'medium', className }: ButtonLook = {}) =>
  classes('button', tones[tone], sizes[size], className)

type ButtonLinkProps<T extends ElementType> = ButtonLook & { as?: T } & Omit<
    ComponentPropsWithoutRef<T>,
    'as' | 'tone' | 'size' | 'className'
  >

export function ButtonLink<T extends ElementType = 'a'>({ as, tone, size, className, ...rest }: ButtonLinkProps<T>) {
  const Tag: ElementType = as ?? 'a'
  return <Tag {...rest} className={buttonClass({ tone, size, className })} />
}
