import type { ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { ButtonContent } from './button-content.tsx'
import { type ButtonSize, type ButtonTone, buttonClass } from './button-link.tsx'

export type ButtonProps = Omit<AriaButtonProps, 'className' | 'children' | 'style'> & {
  tone?: ButtonTone
  size?: ButtonSize
  /** What it does while pending, for example "Saving…". */
  pendingLabel?: string
  className?: string
  children: ReactNode
}

/** A pending button says what it is doing, keeps its focus, and ignores presses. */
export function Button({ tone, size, pendingLabel, className, children, ...props }: ButtonProps) {
  const look = buttonClass({ tone, size, className })
  return (
    <AriaButton {...props} className={`${look} data-focus-visible:outline-3`}>
      {({ isPending }) => (
        <ButtonContent isPending={isPending} pendingLabel={pendingLabel}>
          {children}
        </ButtonContent>
      )}
    </AriaButton>
  )
}
